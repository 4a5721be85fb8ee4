import { printable } from '../../lib/visibleText';
import { bundleContract } from '../../openapi';
import { contractDifferences } from '../contractDifferences';
import { differencesJson, differencesText } from './print';

/**
 * Returns the differences of two contract files as text, or as JSON.
 *
 * @throws UserError if the files cannot be compared.
 */
export async function diffFiles(before: string, after: string, isJson: boolean): Promise<string> {
  const found = contractDifferences(await bundleContract(before), await bundleContract(after));
  return isJson ? differencesJson(found) : printable(differencesText(found));
}
