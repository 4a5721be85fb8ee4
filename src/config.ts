import type { Options } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { themeConfig } from './chrome/themeConfig';
import { allowsDangling } from './danglingReferences';
import { bundlerOf } from './delivery/bundler';
import { ownPlugin } from './delivery/ownPlugin';
import { waits } from './delivery/ready/mode';
import type { Options as ReadyOptions } from './delivery/ready/options';
import { template } from './delivery/ready/template';
import { staticMdx } from './delivery/static-content/build/mdx';
import type { Options as StaticContentOptions } from './delivery/static-content/options';
import { elements } from './elements';
import { takeApiKey } from './environment';
import { featuresOf } from './features';
import { feedbackOptions } from './feedback/options';
import { rehypeHighlight } from './highlight/rehype';
import { inOwnWords, ownerOf } from './owner';
import { paths } from './paths';
import { remarkReferenceLinks } from './prose/remarkReferenceLinks';
import { PAGE_SUFFIX } from './reference/pageFiles';
import { site } from './site';

// Before guides, plugins and child processes can read it; the call for the translations gets it.
takeApiKey(process.env);

const owner = ownerOf(process.env);
const features = featuresOf(process.env);

const staticContent: StaticContentOptions = {
  elements,
  dataFiles: [
    {
      suffix: PAGE_SUFFIX,
      component: '@site/src/reference/components/ReferencePage',
      name: 'ReferencePage',
      prop: 'page',
      enhance: '@site/src/reference/client/enhance',
    },
  ],
  imports: ['@theme/Tabs', '@theme/TabItem', '@site/src/site', ...features.imports],
};

const { remarkPlugins, ...others } = staticMdx(staticContent);
const mdx = { ...others, remarkPlugins: [...remarkPlugins, remarkReferenceLinks], rehypePlugins: [rehypeHighlight] };

/** Controls that respond before the app runs; presses of other controls wait for the app. */
const ready: ReadyOptions = {
  controls: {
    'color-mode': '@site/src/chrome/colorMode',
    'skip-to-content': '@site/src/chrome/skipToContent',
    search: '@site/src/search/client/control',
  },
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
  // One of `plugins`, where `harden` can wait for it.
  sitemap: false,
  theme: { customCss: ['./src/css/index.css', './src/reference/css/index.css', './src/css/guides/index.css'] },
};

// The landing page's second name points to the first as canonical.
const sitemap: PluginConfig = [
  '@docusaurus/plugin-sitemap',
  { lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/index-page'] },
];

const plugins: PluginConfig[] = [
  // Before all others: while these load, a process generates.
  './src/delivery/generation/index.ts',
  // Before every plugin that writes files at the end of the build: they work on what those after them wrote.
  './src/delivery/link-check/index.ts',
  './src/delivery/harden/index.ts',
  './src/agents/index.ts',
  sitemap,
  ['./src/delivery/static-content/index.ts', staticContent],
  ['./src/delivery/ready/index.ts', ready],
  './src/delivery/lean-client/index.ts',
  './src/delivery/robots/index.ts',
  './src/delivery/licenses/index.ts',
  './src/delivery/headers/index.ts',
  './src/brand/index.ts',
  ...features.plugins,
  ['./src/feedback/index.ts', { ...feedbackOptions(process.env) }],
  ['./src/search/index.ts', { further: features.searched }],
];

/** The configuration of Docusaurus, as `docusaurus.config.ts` gives it. */
export const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n' },
  // `src/delivery/link-check` reports all broken links of a build first, with file and line.
  onBrokenLinks: allowsDangling(process.env) ? 'ignore' : 'throw',
  onBrokenAnchors: allowsDangling(process.env) ? 'ignore' : 'throw',
  onBrokenMarkdownLinks: process.env.NODE_ENV === 'production' ? 'ignore' : 'warn',
  onDuplicateRoutes: 'throw',
  // `src/delivery/headers` has the message, in a script the policy knows.
  baseUrlIssueBanner: false,
  // The default of this version; Docusaurus 4 refuses `{#id}` behind a heading unless it is asked to read it.
  markdown: { mdx1Compat: { headingIds: true }, preprocessor: ({ fileContent }) => inOwnWords(fileContent, owner) },
  ...(waits() && { ssrTemplate: template }),
  staticDirectories: ['static', paths.static],
  clientModules: [
    './src/delivery/client-modules/repairAddress.ts',
    './src/delivery/client-modules/barePath.ts',
    './src/delivery/client-modules/recoverLoad.ts',
    './src/delivery/client-modules/docsVersion.ts',
  ],
  customFields: { apiBaseUrl: owner.apiBaseUrl },
  future: bundlerOf(process.env),
  presets: [['classic', preset]],
  plugins: plugins.map(ownPlugin),
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig,
};
