import { reportLinks } from '../src/checks/links';
import { commandLine } from '../src/lib/runCli';

const usage = `Usage: npm run check:links -- [FOLDER] [--external]

Follows every link, anchor and image within the built site; one that leads nowhere fails.
  FOLDER      Folder of the build. Default: build.
  --external  Also requests the links to other sites, which are listed in any case. They fail nothing.`;

commandLine(
  { usage, options: { external: { type: 'boolean', default: false } }, operands: [0, 1] },
  async ({ external }, [build = 'build']) => {
    const { broken, summary } = await reportLinks(build, external);
    for (const line of broken) console.error(line);
    console.log(summary);
    return broken.length > 0 ? 1 : 0;
  },
);
