/**
 * Attribute translations: every attribute of addresses and companies with its Danish and English
 * wording, for whoever shows them (the attribute catalogue, `<Attribute>`, the search).
 *
 * - `siteTranslations()` is what a build uses: settings from the environment, fetched once per
 *   process however many ask.
 * - `loadTranslations(options)` is the same without memory or environment, for scripts and tests.
 *
 * Both run in Node only. Let pages import what they show through a route module or `createData`;
 * never through global data, which every page would carry.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteTranslations } from './load';
import type { Translations } from './model';
import type { TranslationsOptions } from './options';

export { loadTranslations, siteTranslations } from './load';
export type { AttributeTranslation, AttributeType, Bilingual, Entity, Origin, Translations } from './model';
export { validateOptions } from './options';
export { TranslationsError } from './TranslationsError';

/** Loads the translations with the configured options before any other plugin asks for them. Sends nothing to pages. */
export default function translationsPlugin(
  { siteDir }: LoadContext,
  options: TranslationsOptions,
): Plugin<Translations> {
  return {
    name: 'translations',
    // Here and not in the constructor: other commands set plugins up as well, and must not call the API.
    loadContent: () => siteTranslations(options, { siteDir }),
  };
}
