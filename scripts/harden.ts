import { command } from '../src/command';
import { harden } from '../src/delivery/harden/harden';
import { paths } from '../src/paths';

/**
 * Hardens a build again, as `docusaurus build` has done at its end.
 *
 *     npm run harden -- [build folder] [folder for operators' files]
 */
command(async () => {
  const [build = 'build', deploy = paths.deploy] = process.argv.slice(2);
  console.log(await harden({ siteDir: '.', build, deploy, env: process.env }));
});
