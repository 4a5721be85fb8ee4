import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import { guides, site } from 'docusaurus-preset-portal/content';
import linkCheckPlugin from './checks/links/plugin';
import feedbackPlugin from './feedback';
import changesPlugin from './guides/changes';
import llmsPlugin from './llms';
import { pack } from './offline/pack';
import { checkOptions } from './options';
import brandPlugin from './plugins/brand';
import bundleTrimmingPlugin from './plugins/bundle-trimming';
import clientModulesPlugin from './plugins/client-modules';
import earlyScriptPlugin from './plugins/early-script';
import generationPlugin from './plugins/generation';
import licensesPlugin from './plugins/licenses';
import { PAGE_LIST } from './plugins/pageList';
import portalThemePlugin from './plugins/portal-theme';
import robotsPlugin from './plugins/robots';
import responseHeadersPlugin from './plugins/security/headers';
import hardenPlugin from './plugins/security/policy';
import staticContentPlugin from './plugins/static-content';
import { OPENAPI_PLUGIN, openapiOptions } from './reference/openapiPlugin';
import searchPlugin from './search';
import { staticContentOf } from './staticPages';

/** Controls that respond before the app runs; presses of other controls wait for the app. */
const controls = {
  'color-mode': 'docusaurus-preset-portal/plugins/chrome/colorMode',
  search: 'docusaurus-preset-portal/search/client/control',
};

// The landing page's second name points to the first as canonical.
const sitemap = (): PluginConfig => [
  '@docusaurus/plugin-sitemap',
  {
    filename: PAGE_LIST,
    lastmod: null,
    changefreq: null,
    priority: null,
    ignorePatterns: [`${site.basePath}index-page`],
  },
];

/**
 * Docusaurus preset that makes an API portal of OpenAPI contracts. The content of the portal is set before
 * (`setContent`); see `options.ts` for the options.
 *
 * @throws UserError for an option that is wrong.
 */
export default function portalPreset(_context: LoadContext, given: unknown): Preset {
  const options = checkOptions(given);
  const staticContent = staticContentOf(options);
  return {
    plugins: [
      (context: LoadContext) => generationPlugin(context, options),
      // For `docusaurus gen-api-docs`. The generation before it runs the same command, so a build does not need it.
      [OPENAPI_PLUGIN, openapiOptions()],
      // Before every plugin that writes files at the end of the build: they work on what those after them wrote.
      linkCheckPlugin,
      (context: LoadContext) => hardenPlugin(context, { pack: (...folders) => pack(...folders, options.sandboxData) }),
      llmsPlugin,
      sitemap(),
      (context: LoadContext) => staticContentPlugin(context, staticContent),
      (context: LoadContext) => earlyScriptPlugin(context, { controls }),
      bundleTrimmingPlugin,
      robotsPlugin,
      licensesPlugin,
      responseHeadersPlugin,
      brandPlugin,
      ...(guides.changelog ? [changesPlugin] : []),
      feedbackPlugin,
      clientModulesPlugin,
      (context: LoadContext) => searchPlugin(context, { otherSources: options.searched, verdict: options.verdict }),
    ] as PluginConfig[],
    themes: ['docusaurus-theme-openapi-docs', portalThemePlugin as PluginConfig],
  };
}
