import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { feedbackSettings, OFF_MESSAGE } from '../feedback/build';
import { siteTranslations, type Translations } from '../translations';
import { buildLog } from './log';
import type { PortalOptions } from './options';

export { validateOptions } from './options';

const NOTHING = path.join(__dirname, '../delivery/lean-client/Nothing.tsx');

/**
 * The portal's own concerns: attribute translations, fetched at build (see `translations/`), and
 * the feedback widget's settings for the pages (see `feedback/`).
 *
 * Other plugins find the translations in `allContentLoaded` as `allContent.portal.default`, or call
 * `siteTranslations()`, which shares this plugin's one call. They are not sent to any page from here.
 */
export default function portalPlugin({ siteDir }: LoadContext, options: PortalOptions): Plugin<Translations> {
  const production = process.env.NODE_ENV === 'production';
  const feedback = feedbackSettings(options.feedback, production);
  return {
    name: 'portal',
    // Here and not in the constructor: other commands set plugins up as well, and must not call the API.
    loadContent: () => siteTranslations(options.translations, { siteDir }),
    async contentLoaded({ actions }) {
      if (feedback.mode === 'off') buildLog.info(OFF_MESSAGE);
      // Pages read it as `@generated/portal/default/feedback.json`.
      await actions.createData('feedback.json', JSON.stringify(feedback));
    },
    // Off means not a byte of it.
    configureWebpack: () => ({
      resolve: {
        alias: feedback.mode === 'off' ? { [path.join(siteDir, 'src/feedback/client/Feedback')]: NOTHING } : {},
      },
    }),
  };
}
