import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { readVariable } from '../lib/environment';

/**
 * Options for fetching the attribute translations. Times in milliseconds, sizes in bytes, files relative to the site.
 *
 * Options are part of the site's configuration, which the browser gets: no secret may ever be one of them. The API key
 * comes from the environment when it is needed.
 */
export interface TranslationsOptions {
  /** Base URL of the API; empty: the committed snapshot is used. */
  apiBaseUrl: string;
  /** Source used when the API fails: none (the build ends) or the committed snapshot. */
  fallback: 'none' | 'snapshot';
  /** Time for one try, response included. */
  timeoutMs: number;
  tries: number;
  /** Shortest wait after the first failed try; doubles with each further one. */
  backoffMs: number;
  /** Longest wait between tries, also when the server asks for more. */
  maxBackoffMs: number;
  /** Largest response read. */
  maxBytes: number;
  /** Committed list. */
  snapshotFile: string;
  /** Response of the last build with its ETag; never committed. */
  cacheFile: string;
}

/** The options as they stand in the configuration: all optional. */
export type UserOptions = Partial<TranslationsOptions>;

export const DEFAULT_OPTIONS: TranslationsOptions = {
  apiBaseUrl: '',
  fallback: 'none',
  timeoutMs: 10_000,
  tries: 3,
  backoffMs: 500,
  maxBackoffMs: 20_000,
  maxBytes: 5_000_000,
  snapshotFile: 'docs/_data/attribute-translations.json',
  cacheFile: '.generated/cache/attribute-translations.json',
};

const positive = (fallback: number) => Joi.number().integer().min(1).default(fallback);

const schema = Joi.object<TranslationsOptions>({
  // Its form is checked where it is used, without printing it.
  apiBaseUrl: Joi.string().allow('').default(DEFAULT_OPTIONS.apiBaseUrl),
  fallback: Joi.valid('none', 'snapshot')
    .label('fallback (ATTRIBUTE_TRANSLATIONS_FALLBACK)')
    .default(DEFAULT_OPTIONS.fallback),
  timeoutMs: positive(DEFAULT_OPTIONS.timeoutMs),
  tries: positive(DEFAULT_OPTIONS.tries).max(10),
  backoffMs: positive(DEFAULT_OPTIONS.backoffMs),
  maxBackoffMs: positive(DEFAULT_OPTIONS.maxBackoffMs),
  maxBytes: positive(DEFAULT_OPTIONS.maxBytes),
  snapshotFile: Joi.string().default(DEFAULT_OPTIONS.snapshotFile),
  cacheFile: Joi.string().default(DEFAULT_OPTIONS.cacheFile),
});

/** Reads the options from the environment; the rest is left to the defaults. */
export function translationsOptions(env: NodeJS.ProcessEnv): UserOptions {
  const fallback = readVariable('ATTRIBUTE_TRANSLATIONS_FALLBACK', env);
  return {
    apiBaseUrl: readVariable('API_BASE_URL', env),
    // The validation refuses what is neither `snapshot` nor `none`.
    ...(fallback && { fallback: fallback as TranslationsOptions['fallback'] }),
  };
}

/**
 * Checks what the configuration says and fills in the rest.
 *
 * @throws Error that names the option.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions, TranslationsOptions>): TranslationsOptions {
  // `validate` is typed for the options before validation; what it returns has been validated.
  return validate(schema as never, options) as TranslationsOptions;
}
