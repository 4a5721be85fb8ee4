import sitemapPlugin from '@docusaurus/plugin-sitemap';
import type { Options } from '@docusaurus/preset-classic';
import type { Config, Plugin, PluginConfig } from '@docusaurus/types';
import { apis, guides, site } from '#site';
import { extras } from '#site/extras';
import features from '#site/features';
import linkCheckPlugin from './checks/links/plugin';
import { remarkReferenceLinks } from './checks/prose/remarkReferenceLinks';
import feedbackPlugin from './feedback';
import { checkBasePath, originOf } from './lib/basePath';
import { allowsDangling } from './lib/danglingReferences';
import { takeApiKey } from './lib/environment';
import { paths } from './lib/paths';
import { exitWithMessage } from './lib/runCli';
import llmsPlugin from './llms';
import { pack } from './offline/pack';
import { applyBranding, ownerOf } from './openapi/applyBranding';
import brandPlugin from './plugins/brand';
import bundleTrimmingPlugin from './plugins/bundle-trimming';
import { bundlerOf } from './plugins/bundler';
import { themeColor } from './plugins/chrome/themeColor';
import { themeConfig } from './plugins/chrome/themeConfig';
import earlyScriptPlugin from './plugins/early-script';
import { waits } from './plugins/early-script/mode';
import { template } from './plugins/early-script/template';
import generationPlugin from './plugins/generation';
import licensesPlugin from './plugins/licenses';
import { ownPlugins } from './plugins/ownPlugins';
import { PAGE_LIST } from './plugins/pageList';
import robotsPlugin from './plugins/robots';
import responseHeadersPlugin from './plugins/security/headers';
import hardenPlugin from './plugins/security/policy';
import staticContentPlugin from './plugins/static-content';
import { staticMdx } from './plugins/static-content/build/mdx';
import { parsePage } from './plugins/static-content/build/recmaOwnFiles';
import type { Options as StaticContentOptions } from './plugins/static-content/options';
import { rehypeHighlight } from './reference/highlight/rehype';
import { OPENAPI_PLUGIN, openapiOptions } from './reference/openapiPlugin';
import { PAGE_SUFFIX } from './reference/pageFiles';
import searchPlugin from './search';

// Before guides, plugins and child processes can read it; the call for the translations gets it.
takeApiKey(process.env);

checkBasePath(site.basePath, [...apis.map(({ route }) => route), ...Object.values(guides)]);

const owner = ownerOf(process.env);

const staticContent: StaticContentOptions = {
  elements: features.elements,
  dataFiles: [
    {
      suffix: PAGE_SUFFIX,
      component: '@site/src/reference/components/ReferencePage',
      name: 'ReferencePage',
      prop: 'page',
      enhance: '@site/src/reference/client/enhance',
    },
  ],
  imports: ['@theme/Tabs', '@theme/TabItem', '#site', ...features.imports],
};

const { remarkPlugins, ...others } = staticMdx(staticContent, site.basePath);
const mdx = { ...others, remarkPlugins: [...remarkPlugins, remarkReferenceLinks], rehypePlugins: [rehypeHighlight] };

/** Controls that respond before the app runs; presses of other controls wait for the app. */
const controls = {
  'color-mode': '@site/src/plugins/chrome/colorMode',
  search: '@site/src/search/client/control',
};

const preset: Options = {
  blog: false,
  docs: {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    editUrl: site.repository ? `${site.repository}/edit/${site.editBranch}/` : undefined,
    ...mdx,
    versions: { current: { label: 'Next' } },
  },
  pages: mdx,
  // One of `plugins`, whose order it needs.
  sitemap: false,
  theme: { customCss: ['./src/css/index.css', './src/reference/css/index.css', './src/css/guides/index.css'] },
};

const plugins: PluginConfig[] = [
  // For `docusaurus gen-api-docs`. The generation runs the same command, so a build does not need it.
  [OPENAPI_PLUGIN, openapiOptions()],
  ...ownPlugins([
    (context) => generationPlugin(context, extras),
    (context) => staticContentPlugin(context, staticContent),
    (context) => earlyScriptPlugin(context, { controls }),
    bundleTrimmingPlugin,
    licensesPlugin,
    responseHeadersPlugin,
    brandPlugin,
    ...features.plugins,
    feedbackPlugin,
    robotsPlugin,
    (context) => searchPlugin(context, { otherSources: features.searched }),
    // The landing page's second name points to the first as canonical.
    (context) =>
      sitemapPlugin(context, {
        filename: PAGE_LIST,
        lastmod: null,
        changefreq: null,
        priority: null,
        ignorePatterns: [`${site.basePath}index-page`],
      }) as Plugin,
    llmsPlugin,
    (context) => hardenPlugin(context, { pack }),
    linkCheckPlugin,
  ]),
];

/** The configuration of Docusaurus, as `docusaurus.config.ts` gives it. */
export const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: originOf(site),
  baseUrl: site.basePath,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n' },
  // `src/checks/links/plugin` reports all broken links of a build first, with file and line.
  onBrokenLinks: allowsDangling(process.env) ? 'ignore' : 'throw',
  onBrokenAnchors: allowsDangling(process.env) ? 'ignore' : 'throw',
  onBrokenMarkdownLinks: process.env.NODE_ENV === 'production' ? 'ignore' : 'warn',
  onDuplicateRoutes: 'throw',
  // `src/plugins/security/headers` has the message, in a script the policy knows.
  baseUrlIssueBanner: false,
  // The default of this version; Docusaurus 4 refuses `{#id}` behind a heading unless it is asked to read it.
  markdown: {
    mdx1Compat: { headingIds: true },
    preprocessor: ({ fileContent }) => applyBranding(fileContent, owner),
    parseFrontMatter: (params) => parsePage(params).catch(exitWithMessage),
  },
  ...(waits() && { ssrTemplate: template }),
  staticDirectories: ['static', paths.static],
  clientModules: [
    './src/plugins/client-modules/repairAddress.ts',
    './src/plugins/client-modules/barePath.ts',
    './src/plugins/client-modules/recoverLoad.ts',
    './src/plugins/client-modules/hideNavbar.ts',
    './src/plugins/client-modules/showCurrentPage.ts',
    './src/plugins/client-modules/themeColor.ts',
  ],
  customFields: { apiBaseUrl: owner.apiBaseUrl, pageList: PAGE_LIST },
  future: bundlerOf(process.env),
  presets: [['classic', preset]],
  plugins,
  // `src/plugins/client-modules/themeColor.ts` changes it with the colour mode.
  headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: themeColor.light } }],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig,
};
