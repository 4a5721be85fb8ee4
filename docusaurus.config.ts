import type { Options } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { remarkAttribute } from './src/attributes/build/remarkAttribute';
import { themeConfig } from './src/chrome/themeConfig';
import { remarkIslands } from './src/delivery/static-content/elements/remarkElements';
import { rehypeHighlight } from './src/highlight/rehype';
import { ownerOf } from './src/owner';
import { paths } from './src/paths';
import { portalOptions } from './src/portal/environment';
import { site } from './src/site';

const preset: Options = {
  blog: false,
  docs: {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    editUrl: `${site.repository}/edit/${site.editBranch}/`,
    remarkPlugins: [remarkAttribute, remarkIslands],
    rehypePlugins: [rehypeHighlight],
    versions: { current: { label: 'Next' } },
  },
  // One of `plugins`, where `harden` can wait for it.
  sitemap: false,
  theme: { customCss: ['./src/css/index.css', './src/reference/css/index.css', './src/css/guides/index.css'] },
};

// The landing page's second name points to the first as canonical.
const sitemap: PluginConfig = [
  '@docusaurus/plugin-sitemap',
  { lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/index-page'] },
];

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n' },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  // `src/delivery/headers` has the message, in a script the policy knows.
  baseUrlIssueBanner: false,
  staticDirectories: ['static', paths.static],
  clientModules: [
    './src/delivery/client-modules/barePath.ts',
    './src/delivery/client-modules/recoverLoad.ts',
    './src/delivery/client-modules/progress.ts',
  ],
  customFields: { apiBaseUrl: ownerOf(process.env).apiBaseUrl },
  future: { experimental_faster: true },
  presets: [['classic', preset]],
  plugins: [
    // Before every plugin that writes files at the end of the build: it works on what they wrote.
    './src/delivery/harden/index.ts',
    sitemap,
    './src/delivery/generation/index.ts',
    './src/delivery/static-content/index.ts',
    './src/reference/index.ts',
    './src/delivery/lean-client/index.ts',
    './src/delivery/keep-page/index.ts',
    './src/delivery/prefetch/index.ts',
    './src/delivery/robots/index.ts',
    './src/delivery/headers/index.ts',
    './src/delivery/static-content/elements/index.ts',
    './src/attributes/index.ts',
    ['./src/portal/index.ts', portalOptions(process.env)],
    './src/search/index.ts',
  ],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig,
};

export default config;
