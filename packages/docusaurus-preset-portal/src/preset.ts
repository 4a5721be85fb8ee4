import path from 'node:path';
import sitemapPlugin from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin, PluginConfig, Preset } from '@docusaurus/types';
import { docsPlugins } from './apis/docsPlugins';
import filesPlugin from './apis/filesPlugin';
import { forgetGuides, guideFaults } from './checks/guides';
import type { Portal } from './content/portal';
import changesPlugin, { writeFeeds } from './guides/changes';
import { changelogData } from './guides/changes/build/data';
import llmsPlugin from './llms';
import type { Options } from './options';
import bundleTrimmingPlugin from './plugins/bundle-trimming';
import clientModulesPlugin from './plugins/client-modules';
import earlyScriptPlugin from './plugins/early-script';
import fileListPlugin from './plugins/file-list';
import { FinishedPages } from './plugins/finished-pages/FinishedPages';
import generationPlugin from './plugins/generation';
import licensesPlugin from './plugins/licenses';
import { type MakePlugin, ownPlugins } from './plugins/ownPlugins';
import { pageListOf } from './plugins/pageList';
import portalThemePlugin from './plugins/portal-theme';
import robotsPlugin from './plugins/robots';
import hardenPlugin from './plugins/security/policy';
import trustedTypesPlugin from './plugins/security/trusted-types';
import staticContentPlugin from './plugins/static-content';
import { OPENAPI_PLUGIN, openapiOptions } from './reference/openapiPlugin';
import themePlugin from './reference/themePlugin';
import searchPlugin, { type SearchPluginOptions } from './search';
import { staticContentOf } from './staticPages';

/** Components of the search in a site whose theme is not ours. */
const searchModules = {
  '@theme/SearchBar': path.join(__dirname, 'apis/SearchBar'),
  '@search-dialog$': path.join(__dirname, 'apis/SearchDialog'),
};

/** Search terms for the files of an API. */
const questions = [
  {
    at: '*#downloads',
    queries:
      'download, openapi, swagger, contract, specification, postman, bruno, types, typescript types, sdk, client library'.split(
        ', ',
      ),
  },
];

/** Returns the search sources besides the reference and the guides. */
const searchSourcesOf = ({ searched, content }: Options, portal: Portal): SearchPluginOptions['otherSources'] =>
  searched ??
  (async () => ({
    ...(portal.guides.changelog && { changelog: { page: portal.guides.changelog, ...(await changelogData(portal)) } }),
    ...(content && { questions }),
  }));

/** Returns the plugins of a portal, in their order: each `postBuild` works on what those before it wrote. */
export default function portalPreset(portal: Portal, options: Options): Preset {
  const { isWholeSite, guides, site } = portal;
  const { sandbox } = options;
  const pages = isWholeSite ? new FinishedPages(site.basePath) : undefined;
  const { findFaults = (guides) => guides() } = options;
  const find = (again = false) => {
    if (again) forgetGuides(portal);
    return findFaults(() => guideFaults(staticContentOf(options, portal)));
  };
  const plugins: (MakePlugin | false | undefined | '')[] = [
    // With what `docusaurus swizzle` reads from the function.
    Object.assign((context: LoadContext) => themePlugin(context, portal), themePlugin),
    (context) =>
      generationPlugin(
        context,
        portal,
        { ...options, complete: () => writeFeeds(portal) },
        isWholeSite ? find : undefined,
      ),
    (context) => staticContentPlugin(context, staticContentOf(options, portal)),
    (context) => earlyScriptPlugin(context, isWholeSite),
    isWholeSite && ((context: LoadContext) => bundleTrimmingPlugin(context, portal, options.data ?? [])),
    isWholeSite && licensesPlugin,
    isWholeSite && trustedTypesPlugin,
    isWholeSite && guides.changelog && ((context: LoadContext) => changesPlugin(context, portal)),
    isWholeSite && ((context: LoadContext) => clientModulesPlugin(context, portal, options.font)),
    isWholeSite && (() => robotsPlugin(portal)),
    !isWholeSite && ((context: LoadContext) => filesPlugin(context, portal)),
    options.search !== false &&
      ((context) =>
        searchPlugin(context, portal, {
          pages,
          isOn: options.search ?? (isWholeSite || undefined),
          alias: isWholeSite ? undefined : searchModules,
          otherSources: searchSourcesOf(options, portal),
          verdict: options.verdict,
        })),
    isWholeSite &&
      ((context) =>
        sitemapPlugin(context, {
          filename: pageListOf(site),
          lastmod: null,
          changefreq: null,
          priority: null,
          ignorePatterns: [],
        }) as Plugin),
    pages && ((context) => llmsPlugin(context, portal, pages)),
    pages && (() => hardenPlugin(portal, { ...options, pages })),
    sandbox && ((context) => sandbox(context, portal)),
    isWholeSite && fileListPlugin,
  ];
  return {
    plugins: [
      // For `docusaurus gen-api-docs`. The generation runs the same command, so a build does not need it.
      ...(isWholeSite ? [[OPENAPI_PLUGIN, openapiOptions(portal)]] : []),
      ...ownPlugins(plugins.filter((plugin) => typeof plugin === 'function')),
      ...(isWholeSite ? [] : docsPlugins(portal)),
    ] as PluginConfig[],
    themes: ownPlugins([(context) => portalThemePlugin(context, portal)]) as PluginConfig[],
  };
}
