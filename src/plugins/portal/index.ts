import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { feedbackSettings, OFF_MESSAGE } from './feedback';
import type { PortalOptions } from './options';
import { siteTranslations, type Translations } from './translations';

export { validateOptions } from './options';

const log = { info: (message: string) => logger.info(message), warn: (message: string) => logger.warn(message) };

/**
 * The portal's own concerns: attribute translations, fetched at build (see `translations/`), and
 * the feedback widget's settings for the pages (see `feedback/`).
 *
 * Other plugins find the translations in `allContentLoaded` as `allContent.portal.default`, or call
 * `siteTranslations()`, which shares this plugin's one call. They are not sent to any page from here.
 */
export default function portalPlugin({ siteDir }: LoadContext, options: PortalOptions): Plugin<Translations> {
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'portal',
    // Here and not in the constructor: other commands set plugins up as well, and must not call the API.
    loadContent: () => siteTranslations(options.translations, { siteDir, log }),
    async contentLoaded({ actions }) {
      const feedback = feedbackSettings(options.feedback, production);
      if (feedback.mode === 'off') logger.info(OFF_MESSAGE);
      // Pages read it as `@generated/portal/default/feedback.json`.
      await actions.createData('feedback.json', JSON.stringify(feedback));
    },
  };
}
