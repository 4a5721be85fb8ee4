import { createRequire } from 'node:module';
import type { Config } from '@docusaurus/types';
import type * as Portal from 'docusaurus-preset-portal/config';
import type * as Content from 'docusaurus-preset-portal/content';
import type * as Feedback from 'docusaurus-preset-portal/feedback';

const load = createRequire(__filename);
load('tsx/cjs');
load('./src/site/use');

const { apis, footer, guides, site } = load('docusaurus-preset-portal/content') as typeof Content;
const portal = load('docusaurus-preset-portal/config') as typeof Portal;
const feedback = load('docusaurus-preset-portal/feedback') as typeof Feedback;
const mdx = portal.mdxOf();

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: portal.originOf(site),
  baseUrl: site.basePath,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'], path: 'i18n' },
  onBrokenLinks: portal.onBroken(),
  onBrokenAnchors: portal.onBroken(),
  onDuplicateRoutes: 'throw',
  ...portal.portalSettings(),
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: { path: 'docs', routeBasePath: '/', sidebarPath: portal.sidebarPath, ...mdx },
        pages: mdx,
        sitemap: false,
        theme: { customCss: portal.styleSheets() },
      },
    ],
    ['docusaurus-preset-portal', { connect: feedback.feedbackOrigins() }],
  ],
  plugins: portal.ownPlugins([feedback.default]),
  themeConfig: {
    ...portal.themeDefaults,
    navbar: {
      title: site.title,
      logo: { alt: '', src: 'img/logo.svg', width: site.logoWidth, height: 28 },
      items: [
        // A plain link: an item of type `doc` would bring the lookup of versions to every page.
        ...(guides.start
          ? [{ to: guides.start, label: 'Guides', position: 'left', activeBaseRegex: portal.activeBelow('/guides') }]
          : []),
        { to: guides.reference, label: 'API', position: 'left', activeBaseRegex: portal.activeBelow('/api') },
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
