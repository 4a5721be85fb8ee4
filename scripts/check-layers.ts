import { checkLayers } from '../src/checks/layers/check';
import { commandLine } from '../src/lib/runCli';

const usage = `Usage: npm run check:layers

Checks that no module imports one of a higher layer (src/checks/layers/layers.ts).`;

commandLine({ usage }, async () => {
  const { report, errors } = await checkLayers(process.cwd());
  console.log(report);
  return errors === 0 ? 0 : 1;
});
