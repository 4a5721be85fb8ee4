/**
 * Attribute translations: every attribute of addresses and companies with its Danish and English
 * wording, for whoever shows them (the attribute catalogue, `<Attribute>`, generated feature pages).
 *
 * - `siteTranslations()` is what a build uses: settings from the environment, fetched once per
 *   process however many ask.
 * - `loadTranslations(options)` is the same without memory or environment, for scripts and tests.
 *
 * Both run in Node only. Let pages import what they show through a route module or `createData`;
 * never through global data, which every page would carry.
 */
import path from 'node:path';
import { takeApiKey, translationsOptions } from '../portal/environment';
import { buildLog, type Log } from '../portal/log';
import type { TranslationsOptions } from '../portal/options';
import { withCurated } from './curated';
import { fetchList } from './fetchList';
import { type Translations, translationsOf } from './model';
import { nameOf, readSnapshot } from './snapshot';
import { TranslationsError } from './TranslationsError';

export type { AttributeTranslation, AttributeType, Bilingual, Entity, Origin, Translations } from './model';
export { TranslationsError };

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
 * The attribute translations, from the API (or its cached answer, when that still holds) or, without
 * `apiBaseUrl`, from the committed snapshot. Logs one message when the snapshot serves.
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

const LOADED = Symbol.for('danish-data-apis.translations');

/**
 * The translations of this build, asked for once per process: plugins that need them share one call
 * and one message, however often their modules are loaded.
 *
 * @throws TranslationsError see `loadTranslations`
 */
export function siteTranslations(
  options: TranslationsOptions = translationsOptions(process.env),
  around: Pick<LoadOptions, 'siteDir' | 'log'> = {},
): Promise<Translations> {
  const shared = globalThis as { [LOADED]?: Promise<Translations> };
  shared[LOADED] ??= loadTranslations({ log: buildLog, ...options, ...around, apiKey: takeApiKey(process.env) });
  return shared[LOADED];
}
