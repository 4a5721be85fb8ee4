import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { takeApiKey } from '../../lib/environment';
import { buildLog, type Log } from '../../lib/log';
import { type TranslationsOptions, translationsOptions, validateOptions } from '../options';
import { loadTranslations } from './loadTranslations';
import type { Translations } from './model';

interface Shared {
  options?: TranslationsOptions;
  siteDir?: string;
  loaded?: Promise<Translations>;
}

// Docusaurus loads modules of plugins more than once: what they share stands outside of modules.
const SHARED = Symbol.for('portal.translations');

function sharedState(): Shared {
  const scope = globalThis as { [SHARED]?: Shared };
  scope[SHARED] ??= {};
  return scope[SHARED];
}

/** The validated options for code that runs without the plugin: what the environment says, and the defaults. */
export const environmentOptions = (): TranslationsOptions =>
  validateOptions({ validate: normalizePluginOptions as never, options: translationsOptions(process.env) });

/** Takes the plugin's options. Plugins are constructed before the first one asks for the translations. */
export function configureTranslations(options: TranslationsOptions, siteDir: string): void {
  Object.assign(sharedState(), { options, siteDir });
}

/**
 * The translations of this build, asked for once per process: plugins that need them share one call and one message.
 *
 * @throws TranslationsError see `loadTranslations`
 */
export function siteTranslations(log: Log = buildLog): Promise<Translations> {
  const shared = sharedState();
  shared.loaded ??= loadTranslations({
    ...(shared.options ?? environmentOptions()),
    siteDir: shared.siteDir,
    apiKey: takeApiKey(process.env, process.env.NODE_ENV === 'production'),
    log,
  });
  return shared.loaded;
}
