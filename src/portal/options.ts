import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** How the attribute translations are fetched. Times in milliseconds, sizes in bytes. */
export interface TranslationsOptions {
  /** Base URL of the API; empty: the committed snapshot serves. */
  apiBaseUrl: string;
  /** What serves when the API fails: nothing (the build ends) or the committed snapshot. */
  fallback: 'none' | 'snapshot';
  /** Time for one try, answer included. */
  timeoutMs: number;
  tries: number;
  /** Wait after the first failed try; doubles. */
  backoffMs: number;
  /** Longest wait between tries, also when the server asks for more. */
  maxBackoffMs: number;
  /** Largest answer read. */
  maxBytes: number;
  /** Committed list, relative to the site. */
  snapshotFile: string;
  /** Answer of the last build with its ETag, relative to the site; never committed. */
  cacheFile: string;
}

export interface FeedbackOptions {
  /** PushFeedback project; empty: production shows no feedback. Public, as the browser sends it. */
  projectId: string;
}

/**
 * Options of the portal plugin. They are part of the site's configuration, which the browser gets:
 * no secret may ever be one of them. The API key comes from the environment when it is needed.
 */
export interface PortalOptions {
  translations: TranslationsOptions;
  feedback: FeedbackOptions;
}

/** The options as they stand in the configuration: all optional. */
export type UserOptions = {
  translations?: Partial<TranslationsOptions>;
  feedback?: Partial<FeedbackOptions>;
};

export const DEFAULT_OPTIONS: PortalOptions = {
  translations: {
    apiBaseUrl: '',
    fallback: 'none',
    timeoutMs: 10_000,
    tries: 3,
    backoffMs: 500,
    maxBackoffMs: 20_000,
    maxBytes: 5_000_000,
    snapshotFile: 'docs/_data/attribute-translations.json',
    cacheFile: '.generated/cache/attribute-translations.json',
  },
  feedback: { projectId: '' },
};

const { translations, feedback } = DEFAULT_OPTIONS;
const positive = (fallback: number) => Joi.number().integer().min(1).default(fallback);

const schema = Joi.object<PortalOptions>({
  translations: Joi.object({
    // Its form is checked where it is used, without printing it.
    apiBaseUrl: Joi.string().allow('').default(translations.apiBaseUrl),
    fallback: Joi.valid('none', 'snapshot').default(translations.fallback),
    timeoutMs: positive(translations.timeoutMs),
    tries: positive(translations.tries).max(10),
    backoffMs: positive(translations.backoffMs),
    maxBackoffMs: positive(translations.maxBackoffMs),
    maxBytes: positive(translations.maxBytes),
    snapshotFile: Joi.string().default(translations.snapshotFile),
    cacheFile: Joi.string().default(translations.cacheFile),
  }).default(translations),
  feedback: Joi.object({
    projectId: Joi.string()
      .allow('')
      .pattern(/^[\w-]+$/, 'project id')
      .default(feedback.projectId),
  }).default(feedback),
});

/** Checks what the configuration says and fills in the rest. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions, PortalOptions>): PortalOptions {
  // `validate` is typed for the options before validation; what it returns has been validated.
  return validate(schema as never, options) as PortalOptions;
}
