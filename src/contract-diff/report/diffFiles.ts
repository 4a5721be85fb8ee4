import { BadInput } from '../../BadInput';
import { bundleContract } from '../../openapi';
import { differences } from '../differences';
import { jsonOf, textOf } from './print';

const USAGE = 'Usage: npm run contracts:diff -- OLD NEW [--json]; OLD and NEW are contract files in YAML or JSON.';

/**
 * Prints the differences of two contract files.
 *
 * @param args Two files, and `--json` for a list that programs read.
 * @returns the exit code: 0, or 2 with one message when the differences can't be told.
 */
export async function diffFiles(args: readonly string[]): Promise<number> {
  const [before, after, ...rest] = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json');
  try {
    if (!before || !after || rest.length > 0 || unknown) throw new BadInput(USAGE);
    const found = differences(await bundleContract(before), await bundleContract(after));
    console.log(args.includes('--json') ? jsonOf(found) : textOf(found));
    return 0;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(error.message);
    return 2;
  }
}
