import { DEFAULT_OPTIONS, type TranslationsOptions, type UserOptions } from './options';

/**
 * The environment variables of the plugin, all read here:
 * - `API_BASE_URL`: where the attribute translations are fetched; unset: the committed snapshot serves.
 * - `API_KEY`: the key of that call. Never an option, see `takeApiKey`.
 * - `ATTRIBUTE_TRANSLATIONS_FALLBACK=snapshot`: the snapshot serves when the call fails; unset or `none`: the build ends.
 * - `FEEDBACK_PROJECT_ID`: PushFeedback project; unset: no feedback in production.
 */
export function portalOptions(env: NodeJS.ProcessEnv): UserOptions {
  return {
    translations: {
      apiBaseUrl: env.API_BASE_URL?.trim() ?? '',
      // What is neither `snapshot` nor `none` is refused by the validation of the options.
      fallback: (env.ATTRIBUTE_TRANSLATIONS_FALLBACK?.trim() || 'none') as TranslationsOptions['fallback'],
    },
    feedback: { projectId: env.FEEDBACK_PROJECT_ID?.trim() ?? '' },
  };
}

/** All settings of the translations for code outside the plugin's own life cycle. */
export const translationsOptions = (env: NodeJS.ProcessEnv): TranslationsOptions => ({
  ...DEFAULT_OPTIONS.translations,
  ...portalOptions(env).translations,
});

const KEPT = Symbol.for('danish-data-apis.api-key');

/**
 * The API key, taken out of the environment: what runs later in this process (pages, other
 * packages, child processes) does not find it there. Kept for reloads of the dev server in a place
 * that is neither written nor printed.
 */
export function takeApiKey(env: NodeJS.ProcessEnv): string {
  const kept = globalThis as { [KEPT]?: () => string };
  const key = env.API_KEY?.trim();
  delete env.API_KEY;
  if (key) Object.defineProperty(kept, KEPT, { value: () => key, configurable: true, enumerable: false });
  return kept[KEPT]?.() ?? '';
}
