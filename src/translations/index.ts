import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Translations } from './build/model';
import { configureTranslations, siteTranslations } from './build/siteTranslations';
import type { TranslationsOptions } from './options';

export type { AttributeTranslation, AttributeType, Bilingual, Entity, Translations } from './build/model';
export { siteTranslations } from './build/siteTranslations';
export { validateOptions } from './options';

/**
 * Attribute translations: every attribute of addresses and companies with its Danish and English wording.
 *
 * Other plugins get them from `siteTranslations()`, which shares this plugin's options and its one call. Pages import
 * what they show through a route module or `createData`, never through global data, which every page would carry.
 */
export default function translationsPlugin(
  { siteDir }: LoadContext,
  options: TranslationsOptions,
): Plugin<Translations> {
  configureTranslations(options, siteDir);
  return {
    name: 'translations',
    // Here and not in the constructor: other commands construct plugins as well, and must not call the API.
    loadContent: () => siteTranslations(),
  };
}
