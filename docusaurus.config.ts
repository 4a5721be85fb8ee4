import type { Options } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { remarkAttribute } from './src/plugins/attributes/remarkAttribute';
import { remarkIslands } from './src/plugins/islands/remarkIslands';
import { openapiPlugin } from './src/plugins/openapi';
import { portalOptions } from './src/plugins/portal/environment';
import { ownerOf } from './src/reference/generate/owner';
import { paths } from './src/reference/generate/paths';
import { rehypeHighlight } from './src/reference/highlight/rehype';
import { site } from './src/site';
import { themeConfig } from './src/themeConfig';

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
  // The landing page's second name points to the first as canonical.
  sitemap: { lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/index-page'] },
  theme: { customCss: ['./src/css/index.css', './src/reference/css/index.css', './src/css/guides/index.css'] },
};

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
  // `src/plugins/response-headers` has the message, in a script the policy knows.
  baseUrlIssueBanner: false,
  staticDirectories: ['static', paths.static],
  clientModules: [
    './src/clientModules/barePath.ts',
    './src/clientModules/recoverLoad.ts',
    './src/clientModules/progress.ts',
  ],
  customFields: { apiBaseUrl: ownerOf(process.env).apiBaseUrl },
  future: { experimental_faster: true },
  presets: [['classic', preset]],
  plugins: [
    openapiPlugin,
    './src/plugins/finished-html/index.ts',
    './src/plugins/reference/index.ts',
    './src/plugins/lean-client/index.ts',
    './src/plugins/keep-page/index.ts',
    './src/plugins/robots/index.ts',
    './src/plugins/response-headers/index.ts',
    './src/plugins/islands/index.ts',
    './src/plugins/attributes/index.ts',
    ['./src/plugins/portal/index.ts', portalOptions(process.env)],
    './src/plugins/search/index.ts',
  ],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig,
};

export default config;
