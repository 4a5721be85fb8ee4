import { command } from '../src/command';
import { checkProse } from '../src/prose';

/**
 * `npm run check:prose`: checks that the guides name nothing the contracts lack, and the words of all texts. Needs the generated reference
 * (`npm run generate`). Exit code 1 when a name or link does not exist, or a text uses a word it should not.
 */
command(async () => {
  const { faults, unused, summary } = await checkProse();
  for (const fault of faults) console.error(fault);
  for (const name of unused) console.warn(`src/prose/allowed.json: "${name}" is not used any more`);
  console.log(summary);
  return faults.length > 0 ? 1 : 0;
});
