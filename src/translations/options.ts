import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/**
 * How the attribute translations are fetched. Times in milliseconds, sizes in bytes.
 *
 * Options are part of the site's configuration, which the browser gets: no secret may ever be one of
 * them. The API key comes from the environment when it is needed.
 */
export interface TranslationsOptions {
  /** Base URL of the API; empty: the committed snapshot serves. */
  apiBaseUrl: string;
  /** What serves when the API fails: nothing (the build ends) or the committed snapshot. */
  fallback: 'none' | 'snapshot';
  /** Time for one try, response included. */
  timeoutMs: number;
  tries: number;
  /** Wait after the first failed try; doubles. */
  backoffMs: number;
  /** Longest wait between tries, also when the server asks for more. */
  maxBackoffMs: number;
  /** Largest response read. */
  maxBytes: number;
  /** Committed list, relative to the site. */
  snapshotFile: string;
  /** Response to the last build with its ETag, relative to the site; never committed. */
  cacheFile: string;
}

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
  fallback: Joi.valid('none', 'snapshot').default(DEFAULT_OPTIONS.fallback),
  timeoutMs: positive(DEFAULT_OPTIONS.timeoutMs),
  tries: positive(DEFAULT_OPTIONS.tries).max(10),
  backoffMs: positive(DEFAULT_OPTIONS.backoffMs),
  maxBackoffMs: positive(DEFAULT_OPTIONS.maxBackoffMs),
  maxBytes: positive(DEFAULT_OPTIONS.maxBytes),
  snapshotFile: Joi.string().default(DEFAULT_OPTIONS.snapshotFile),
  cacheFile: Joi.string().default(DEFAULT_OPTIONS.cacheFile),
});

/** Checks what the configuration says and fills in the rest. */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Partial<TranslationsOptions>, TranslationsOptions>): TranslationsOptions =>
  // `validate` is typed for the options before validation; what it returns has been validated.
  validate(schema as never, options) as TranslationsOptions;
