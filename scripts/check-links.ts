import '../src/site/use';
import { reportLinks } from 'docusaurus-preset-portal/checks/links';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';

const usage = `Usage: npm run check:links -- [FOLDER] [--external]

Checks every link, anchor and image of the built site. Exit code 1 if one is broken.
  FOLDER      Folder of the build. Default: build.
  --external  Also requests links to other sites and lists the responses. Their failures do not change the exit code.`;

commandLine(
  { usage, options: { external: { type: 'boolean', default: false } }, operands: [0, 1] },
  async ({ external }, [build = 'build']) => {
    const { broken, summary } = await reportLinks(build, external);
    for (const line of broken) console.error(line);
    console.log(summary);
    return broken.length > 0 ? 1 : 0;
  },
);
