import { command } from '../src/command';
import { loadTranslations, TranslationsError } from '../src/translations';
import { compare, report } from '../src/translations/compare';
import { takeApiKey, translationsOptions } from '../src/translations/environment';
import { readSnapshot, writeSnapshot } from '../src/translations/snapshot';

/**
 * `npm run translations:update`: asks the API for the attribute translations and makes them the
 * committed snapshot. Prints what was added, changed and removed. Needs API_BASE_URL and API_KEY.
 * Exit code 1, and the snapshot left as it was, when the API fails.
 */
command(async () => {
  const options = translationsOptions(process.env);
  if (!options.apiBaseUrl)
    throw new TranslationsError({
      problem: 'there is nothing to update from.',
      advice: 'Set API_BASE_URL and API_KEY.',
    });
  const before = await readSnapshot(options.snapshotFile);
  const { attributes } = await loadTranslations({ ...options, fallback: 'none', apiKey: takeApiKey(process.env) });
  const changes = compare(before.attributes, attributes);
  if (changes.length > 0) {
    await writeSnapshot(options.snapshotFile, attributes, new Date().toISOString().slice(0, 10));
  }
  console.log(report(changes, attributes.length));
});
