import path from 'node:path';
import type { Options } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { apis, guides, site } from 'docusaurus-preset-portal/content';
import { remarkReferenceLinks } from './checks/links/remarkReferenceLinks';
import type { Features } from './content/defineFeatures';
import { feedbackOptions } from './feedback/options';
import { checkBasePath, originOf } from './lib/basePath';
import { allowsDangling } from './lib/danglingReferences';
import { takeApiKey } from './lib/environment';
import { paths } from './lib/paths';
import { exitWithMessage } from './lib/runCli';
import { applyBranding, ownerOf } from './openapi/applyBranding';
import { tokensFile } from './plugins/brand/colours';
import { bundlerOf } from './plugins/bundler';
import { themeColor } from './plugins/chrome/themeColor';
import { themeConfig } from './plugins/chrome/themeConfig';
import type { Options as EarlyScriptOptions } from './plugins/early-script';
import { waits } from './plugins/early-script/mode';
import { template } from './plugins/early-script/template';
import { ownPlugin } from './plugins/ownPlugin';
import { PAGE_LIST } from './plugins/pageList';
import type { Options as SecurityPolicyOptions } from './plugins/security/policy';
import { staticMdx } from './plugins/static-content/build/mdx';
import { parsePage } from './plugins/static-content/build/recmaOwnFiles';
import type { Options as StaticContentOptions } from './plugins/static-content/options';
import { rehypeHighlight } from './reference/highlight/rehype';
import { OPENAPI_PLUGIN, openapiOptions } from './reference/openapiPlugin';
import { PAGE_SUFFIX } from './reference/pageFiles';

/** Style sheets after the tokens. */
const STYLES = ['css/index.css', 'reference/css/index.css', 'css/guides/index.css'];

/** Folder of the package. */
const PACKAGE = path.join(__dirname, '..');

/** Returns the path of a file of the engine. */
const engine = (file: string) => path.join(__dirname, file);

// Before guides, plugins and child processes can read it; the call for the translations gets it.
takeApiKey(process.env);

checkBasePath(site.basePath, [...apis.map(({ route }) => route), ...Object.values(guides)]);

const owner = ownerOf(process.env);

/** Returns the options for pages that are rendered on the server alone. */
const staticContentOf = (features: Features): StaticContentOptions => ({
  elements: features.elements,
  dataFiles: [
    {
      suffix: PAGE_SUFFIX,
      component: 'docusaurus-preset-portal/reference/components/ReferencePage',
      name: 'ReferencePage',
      prop: 'page',
      enhance: 'docusaurus-preset-portal/reference/client/enhance',
    },
  ],
  imports: ['@theme/Tabs', '@theme/TabItem', ...features.imports],
});

/** Returns the options of MDX for docs and pages. */
function mdxOf(staticContent: StaticContentOptions) {
  const { remarkPlugins, ...others } = staticMdx(staticContent, site.basePath);
  return { ...others, remarkPlugins: [...remarkPlugins, remarkReferenceLinks], rehypePlugins: [rehypeHighlight] };
}

/** Controls that respond before the app runs; presses of other controls wait for the app. */
const earlyScript: EarlyScriptOptions = {
  controls: {
    'color-mode': 'docusaurus-preset-portal/plugins/chrome/colorMode',
    search: 'docusaurus-preset-portal/search/client/control',
  },
};

const presetOf = (mdx: ReturnType<typeof mdxOf>): Options => ({
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
  // One of `plugins`, where `harden` can wait for it.
  sitemap: false,
  theme: { customCss: [tokensFile(), ...STYLES.map(engine)] },
});

// The landing page's second name points to the first as canonical.
const sitemap: PluginConfig = [
  '@docusaurus/plugin-sitemap',
  {
    filename: PAGE_LIST,
    lastmod: null,
    changefreq: null,
    priority: null,
    ignorePatterns: [`${site.basePath}index-page`],
  },
];

/** The packer is loaded at the end of a build. */
const securityPolicyOf = ({ sandboxData }: Features): SecurityPolicyOptions => ({
  pack: async (...folders) => (await import('./offline/pack')).pack(...folders, sandboxData),
});

const pluginsOf = (features: Features, staticContent: StaticContentOptions): PluginConfig[] => [
  // Before all others: while these load, a process generates.
  './src/plugins/generation/index.ts',
  './src/plugins/portal-theme/index.ts',
  // For `docusaurus gen-api-docs`. The generation before it runs the same command, so a build does not need it.
  [OPENAPI_PLUGIN, openapiOptions()],
  // Before every plugin that writes files at the end of the build: they work on what those after them wrote.
  './src/checks/links/plugin/index.ts',
  ['./src/plugins/security/policy/index.ts', { ...securityPolicyOf(features) }],
  './src/llms/index.ts',
  sitemap,
  ['./src/plugins/static-content/index.ts', staticContent],
  ['./src/plugins/early-script/index.ts', earlyScript],
  './src/plugins/bundle-trimming/index.ts',
  './src/plugins/robots/index.ts',
  './src/plugins/licenses/index.ts',
  './src/plugins/security/headers/index.ts',
  './src/plugins/brand/index.ts',
  ['./src/feedback/index.ts', { ...feedbackOptions(process.env) }],
  ['./src/search/index.ts', { otherSources: features.searched }],
];

/** Returns the configuration of Docusaurus for a portal. */
export function portalConfig(features: Features): Config {
  const staticContent = staticContentOf(features);
  return {
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
      'plugins/client-modules/repairAddress.ts',
      'plugins/client-modules/barePath.ts',
      'plugins/client-modules/recoverLoad.ts',
      'plugins/client-modules/hideNavbar.ts',
      'plugins/client-modules/showCurrentPage.ts',
      'plugins/client-modules/themeColor.ts',
    ].map(engine),
    customFields: { apiBaseUrl: owner.apiBaseUrl, pageList: PAGE_LIST },
    future: bundlerOf(process.env),
    presets: [['classic', presetOf(mdxOf(staticContent))]],
    plugins: [
      ...pluginsOf(features, staticContent).map((plugin) => ownPlugin(plugin, PACKAGE)),
      ...features.plugins.map((plugin) => ownPlugin(plugin, process.cwd())),
    ],
    // `src/plugins/client-modules/themeColor.ts` changes it with the colour mode.
    headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: themeColor.light } }],
    themes: ['docusaurus-theme-openapi-docs'],
    themeConfig,
  };
}
