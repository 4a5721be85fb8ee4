import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { site } from 'docusaurus-preset-portal/content';
import { readVariable } from '../lib/environment';
import { buildLog } from '../lib/log';
import { readProject } from './options';
import { FEEDBACK_ORIGIN, feedbackSettings } from './settings';

const OFF_MESSAGE =
  'Feedback: FEEDBACK_PROJECT_ID is not set, pages link to the contact of the owner instead of showing the feedback widget.';

/** The component as pages import it. */
const FEEDBACK = 'docusaurus-preset-portal/feedback/client/Feedback$';

/** Returns the origins that pages with the form request, for `connect` of the preset. The plugin names a wrong project. */
export const feedbackOrigins = (env: NodeJS.ProcessEnv = process.env): string[] =>
  readVariable('FEEDBACK_PROJECT_ID', env) ? [FEEDBACK_ORIGIN] : [];

/** Adds the question for feedback to the pages, with its form and their settings. Not part of the preset. */
export default function feedbackPlugin(): Plugin {
  const theme = path.join(__dirname, 'theme');
  const settings = feedbackSettings(readProject(process.env), process.env.NODE_ENV === 'production');
  return {
    name: 'feedback',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    async contentLoaded({ actions }) {
      if (settings.mode === 'off') buildLog.info(OFF_MESSAGE);
      // Pages read it as `@generated/feedback/default/settings.json`.
      await actions.createData(
        'settings.json',
        JSON.stringify({ ...settings, contact: site.contactUrl, siteUrl: site.url }),
      );
    },
    // Without a project, no code of the form is bundled.
    configureWebpack: () =>
      settings.mode === 'off'
        ? { resolve: { alias: { [FEEDBACK]: path.join(__dirname, 'client/ContactLink.tsx') } } }
        : {},
  };
}
