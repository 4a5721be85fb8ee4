import path from 'node:path';
import { takeApiKey } from '../../lib/environment';
import { compare, report } from './compare';
import { withCurated } from './curated';
import { fetchList } from './fetchList';
import { environmentOptions } from './siteTranslations';
import { readSnapshot, writeSnapshot } from './snapshot';
import { TranslationsError } from './TranslationsError';

/**
 * Makes the list of the API the committed snapshot, which is left as it was when nothing changed.
 *
 * @returns What was added, changed and removed, for people.
 * @throws TranslationsError when the API fails; the snapshot is left as it was.
 */
export async function updateSnapshot(): Promise<string> {
  const options = environmentOptions();
  if (!options.apiBaseUrl)
    throw new TranslationsError({
      problem: 'there is nothing to update from.',
      advice: 'Set API_BASE_URL and API_KEY.',
    });
  const before = await readSnapshot(options.snapshotFile);
  const fetched = await fetchList(options, takeApiKey(process.env), path.resolve(options.cacheFile));
  const attributes = withCurated(fetched.attributes, before.attributes);
  const changes = compare(before.attributes, attributes);
  if (changes.length > 0) {
    await writeSnapshot(options.snapshotFile, attributes, new Date().toISOString().slice(0, 10));
  }
  return report(changes, attributes.length);
}
