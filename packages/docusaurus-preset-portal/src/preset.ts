import sitemapPlugin from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin, PluginConfig, Preset } from '@docusaurus/types';
import { guides, site } from 'docusaurus-preset-portal/content';
import linkCheckPlugin from './checks/links/plugin';
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
import { ownPlugins } from './plugins/ownPlugins';
import { PAGE_LIST } from './plugins/pageList';
import portalThemePlugin from './plugins/portal-theme';
import robotsPlugin from './plugins/robots';
import hardenPlugin from './plugins/security/policy';
import type { PagePass } from './plugins/security/policy/protectPages';
import trustedTypesPlugin from './plugins/security/trusted-types';
import staticContentPlugin from './plugins/static-content';
import { OPENAPI_PLUGIN, openapiOptions } from './reference/openapiPlugin';
import themePlugin from './reference/themePlugin';
import searchPlugin from './search';
import { staticContentOf } from './staticPages';
import { setWorkflows } from './workflows';

/** Controls that respond before the app runs; presses of other controls wait for the app. */
const controls = {
  'color-mode': 'docusaurus-preset-portal/plugins/chrome/colorMode',
  search: 'docusaurus-preset-portal/search/client/control',
};

/**
 * Docusaurus preset that makes an API portal of OpenAPI contracts. The content of the portal is set before
 * (`setContent`); see `options.ts` for the options.
 *
 * @throws UserError for an option that is wrong.
 */
export default function portalPreset(_context: LoadContext, given: unknown): Preset {
  const options = checkOptions(given);
  if (options.workflows) setWorkflows(options.workflows);
  const staticContent = staticContentOf(options);
  const pass: PagePass = { edits: [], reads: [] };
  return {
    plugins: [
      // For `docusaurus gen-api-docs`. The generation runs the same command, so a build does not need it.
      [OPENAPI_PLUGIN, openapiOptions()],
      ...ownPlugins([
        themePlugin,
        (context) => generationPlugin(context, options.extras ?? []),
        (context) => staticContentPlugin(context, staticContent),
        (context) => earlyScriptPlugin(context, { controls }),
        bundleTrimmingPlugin,
        licensesPlugin,
        trustedTypesPlugin,
        brandPlugin,
        ...(guides.changelog ? [changesPlugin] : []),
        clientModulesPlugin,
        robotsPlugin,
        (context) => searchPlugin(context, { otherSources: options.searched, verdict: options.verdict }),
        // The landing page's second name points to the first as canonical.
        (context) =>
          sitemapPlugin(context, {
            filename: PAGE_LIST,
            lastmod: null,
            changefreq: null,
            priority: null,
            ignorePatterns: [`${site.basePath}index-page`],
          }) as Plugin,
        (context) => llmsPlugin(context, pass),
        (context) =>
          hardenPlugin(context, {
            connect: options.connect,
            pass,
            pack: (...folders) => pack(...folders, options.sandboxData),
          }),
        (context) => linkCheckPlugin(context, pass),
      ]),
    ] as PluginConfig[],
    themes: ['docusaurus-theme-openapi-docs', portalThemePlugin as PluginConfig],
  };
}
