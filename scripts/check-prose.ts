import { commandLine } from 'openapi-toolkit/node';
import { checkProse } from '../src/checks/prose';
import { checkElements } from '../src/checks/prose/checkElements';
import { runTools } from '../src/checks/prose/runTools';
import presetOptions from '../src/preset-options';

const usage = `Usage: npm run check:prose

Checks the guides and contracts: Markdown style, spelling, words to avoid, and names and quotes that the contracts lack.
Runs all checks, even if one fails. Needs the generated reference (npm run generate). Exit code 1 if a check failed.`;

commandLine({ usage }, async () => {
  const failed = runTools();
  const { faults, unused, summary } = await checkProse();
  const quotes = await checkElements(presetOptions.elements);
  for (const fault of [...faults, ...quotes.faults]) console.error(fault);
  for (const name of unused) console.warn(`src/checks/prose/allowed.json: "${name}" is no longer used. Remove it.`);
  console.log(`${summary} ${quotes.checked} elements rendered, ${quotes.faults.length} with faults.`);
  return failed + faults.length + quotes.faults.length > 0 ? 1 : 0;
});
