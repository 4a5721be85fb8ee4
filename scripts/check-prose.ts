import { checkProse } from '../src/checks/prose';
import { checkElements } from '../src/checks/prose/checkElements';
import { runTools } from '../src/checks/prose/runTools';
import { elements } from '../src/features/elements';
import { commandLine } from '../src/lib/runCli';

const usage = `Usage: npm run check:prose

Checks the style of Markdown, the spelling, that the guides name and quote nothing the contracts lack, and the words of
all texts. All checks run and report. Needs the generated reference (npm run generate). Exit code 1 when any of them failed.`;

commandLine({ usage }, async () => {
  const failed = runTools();
  const { faults, unused, summary } = await checkProse();
  const quotes = await checkElements(elements);
  for (const fault of [...faults, ...quotes.faults]) console.error(fault);
  for (const name of unused) console.warn(`src/checks/prose/allowed.json: "${name}" is not used any more`);
  console.log(`${summary} ${quotes.checked} elements made, ${quotes.faults.length} with faults.`);
  return failed + faults.length + quotes.faults.length > 0 ? 1 : 0;
});
