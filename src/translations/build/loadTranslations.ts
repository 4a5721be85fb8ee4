import path from 'node:path';
import type { Log } from '../../lib/log';
import type { TranslationsOptions } from '../options';
import { withCurated } from './curated';
import { fetchList } from './fetchList';
import { type Translations, translationsOf } from './model';
import { nameOf, readSnapshot } from './snapshot';
import { TranslationsError } from './TranslationsError';

/** The plugin's options with what must not be an option. */
export interface LoadOptions extends TranslationsOptions {
  /** Key for the API; sent in one header to one host, and nowhere else. */
  apiKey: string;
  /** Folder the file names of the options are relative to; default: the working directory. */
  siteDir?: string;
  log?: Log;
}

const FALLBACK_HINT =
  'Or set ATTRIBUTE_TRANSLATIONS_FALLBACK=snapshot to build with the committed snapshot when the API fails.';

/**
 * The attribute translations, from the API (or its cached response, when that has not changed) or, without
 * `apiBaseUrl`, from the committed snapshot. Logs one message when the snapshot is used.
 *
 * @throws TranslationsError when the API fails and `fallback` is `none`, when the settings are
 *   unsafe, or when the snapshot is unusable.
 */
export async function loadTranslations(options: LoadOptions): Promise<Translations> {
  const { apiBaseUrl, apiKey, fallback, siteDir = process.cwd(), log = console } = options;
  const snapshot = await readSnapshot(path.resolve(siteDir, options.snapshotFile));
  if (!apiBaseUrl) {
    log.info(`Attribute translations: API_BASE_URL is not set, using the committed ${nameOf(snapshot)}.`);
    return translationsOf(snapshot.attributes, 'snapshot');
  }
  try {
    const { attributes, origin } = await fetchList(options, apiKey, path.resolve(siteDir, options.cacheFile));
    return translationsOf(withCurated(attributes, snapshot.attributes), origin);
  } catch (error) {
    if (!(error instanceof TranslationsError)) throw error;
    const { fault } = error;
    if (fault.unsafe) throw error;
    if (fallback === 'none') throw new TranslationsError({ ...fault, advice: `${fault.advice} ${FALLBACK_HINT}` });
    log.warn(`${error.message}\n  Using the committed ${nameOf(snapshot)} instead.`);
    return translationsOf(snapshot.attributes, 'fallback');
  }
}
