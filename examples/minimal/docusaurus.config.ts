import { createRequire } from 'node:module';
import type { Config } from '@docusaurus/types';
import type * as Portal from 'docusaurus-preset-portal/config';
import type * as Content from 'docusaurus-preset-portal/content';
import type * as Site from './src/site';

const load = createRequire(__filename);
load('tsx/cjs');
const content = load('./src/site') as typeof Site;
(load('docusaurus-preset-portal/content') as typeof Content).setContent(content);
const portal = load('docusaurus-preset-portal/config') as typeof Portal;

const { site } = content;
const mdx = portal.mdxOf();

const config: Config = {
  title: site.title,
  url: portal.originOf(site),
  baseUrl: site.basePath,
  favicon: 'img/favicon.svg',
  ...portal.portalSettings(),
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: { routeBasePath: '/', sidebarPath: portal.sidebarPath, ...mdx },
        pages: mdx,
        sitemap: false,
        theme: { customCss: portal.styleSheets() },
      },
    ],
    'docusaurus-preset-portal',
  ],
  themeConfig: {
    ...portal.themeDefaults,
    navbar: {
      title: site.title,
      logo: { alt: '', src: 'img/logo.svg', width: site.logoWidth, height: 28 },
      items: [{ type: 'search', position: 'right' }],
    },
    footer: { copyright: portal.asText(site.copyright) },
  },
};

export default config;
