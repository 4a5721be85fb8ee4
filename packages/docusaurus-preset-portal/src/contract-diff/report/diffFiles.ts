import { UserError } from '../../lib/UserError';
import { printable } from '../../lib/visibleText';
import { bundleContract } from '../../openapi';
import { contractDifferences } from '../contractDifferences';
import { differencesJson, differencesText } from './print';

export const DIFF_USAGE =
  'Usage: npm run contracts:diff -- OLD NEW [--json]; OLD and NEW are contract files in YAML or JSON.';

/**
 * Prints the differences of two contract files, as JSON with `--json`.
 *
 * @returns the exit code: 0, or 2 with one message when the files cannot be compared.
 */
export async function diffFiles(args: readonly string[]): Promise<number> {
  const [before, after, ...rest] = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  const isUsage = options.some((option) => option !== '--json');
  try {
    if (!before || !after || rest.length > 0 || isUsage) throw new UserError(DIFF_USAGE);
    const [old, now] = [await bundleContract(before), await bundleContract(after)];
    const found = contractDifferences(old, now);
    console.log(options.length > 0 ? differencesJson(found) : printable(differencesText(found)));
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    return 2;
  }
}
