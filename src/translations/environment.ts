import { DEFAULT_OPTIONS, type TranslationsOptions } from './options';

/**
 * Options of the plugin from the environment:
 * - `API_BASE_URL`: where the attribute translations are fetched; unset: the committed snapshot serves.
 * - `API_KEY`: the key of that call. Never an option, see `takeApiKey`.
 * - `ATTRIBUTE_TRANSLATIONS_FALLBACK=snapshot`: the snapshot serves when the call fails; unset or `none`: the build ends.
 */
export const translationsOptions = (env: NodeJS.ProcessEnv): TranslationsOptions => ({
  ...DEFAULT_OPTIONS,
  apiBaseUrl: env.API_BASE_URL?.trim() ?? '',
  // What is neither `snapshot` nor `none` is refused by the validation of the options.
  fallback: (env.ATTRIBUTE_TRANSLATIONS_FALLBACK?.trim() || 'none') as TranslationsOptions['fallback'],
});

const KEPT = Symbol.for('portal.api-key');

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
