import type { Config } from '@docusaurus/types';
import * as portal from 'docusaurus-preset-portal/config';
import { contractTypes, sandboxFile } from 'portal-cli';
import * as content from './src/site';
import { logo } from './src/site/portal.json';

const { apis, footer, guides, site } = content;
const mdx = portal.mdxOf(content);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: portal.originOf(site),
  baseUrl: site.basePath,
  favicon: logo.src,
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n' },
  onBrokenLinks: portal.onBroken(),
  onBrokenAnchors: portal.onBroken(),
  onDuplicateRoutes: 'throw',
  ...portal.portalSettings(content),
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: { path: 'docs', routeBasePath: '/', sidebarPath: './sidebars.ts', ...mdx },
        pages: mdx,
        sitemap: false,
        theme: { customCss: [...portal.styleSheets(), './src/css/fonts.css'] },
      },
    ],
    [
      'docusaurus-preset-portal',
      {
        content: './src/site',
        font: 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
        sandbox: sandboxFile(),
        types: contractTypes,
      },
    ],
  ],
  themeConfig: {
    ...portal.themeDefaults,
    navbar: {
      title: site.title,
      logo: { alt: '', ...logo, height: 28 },
      items: [
        // A plain link: an item of type `doc` would bring the lookup of versions to every page.
        ...(guides.start
          ? [
              {
                to: guides.start,
                label: 'Guides',
                position: 'left',
                activeBaseRegex: portal.activeBelow('/guides', site),
              },
            ]
          : []),
        { to: guides.reference, label: 'API', position: 'left', activeBaseRegex: portal.activeBelow('/api', site) },
        { type: 'search', position: 'right' },
      ],
    },
    footer: {
      links: [
        { title: site.title, items: [{ html: portal.asText(site.tagline) }] },
        { title: 'Guides', items: footer.guides },
        { title: 'Reference', items: apis.map(({ title, route }) => ({ label: title, to: route })) },
      ].filter(({ items }) => items.length > 0),
      copyright: portal.asText(site.copyright),
    },
  },
};

export default config;
