import { isDeepStrictEqual } from 'node:util';
import { readVariable, takeApiKey } from 'docusaurus-preset-portal/node';
import { endpointOf, fetchList } from './fetchList';
import { readSnapshot, withSnapshotFields, writeSnapshot } from './snapshot';
import { translationsError } from './translationsError';

/**
 * Makes the list of the API the committed snapshot of the site in the current folder.
 *
 * @returns Result, for people.
 * @throws UserError when the API fails; the snapshot is left as it was.
 */
export async function updateSnapshot(): Promise<string> {
  const [apiBaseUrl, key] = [readVariable('API_BASE_URL', process.env), takeApiKey(process.env)];
  if (!apiBaseUrl) throw translationsError('there is nothing to update from.', 'Set API_BASE_URL and API_KEY.');
  const { attributes: before } = await readSnapshot();
  const fetched = await fetchList(endpointOf(apiBaseUrl, key), key);
  const after = withSnapshotFields(fetched, before);
  if (isDeepStrictEqual(after, before)) return `Attribute translations: ${after.length} attributes, nothing changed.`;
  await writeSnapshot(after, new Date().toISOString().slice(0, 10));
  return `Attribute translations: ${after.length} attributes written, ${before.length} before. "git diff" shows the changes.`;
}
