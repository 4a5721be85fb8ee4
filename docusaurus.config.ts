// In a fresh clone: compiles the packages.
import './packages/compile.cjs';
// Names a data file that is not JSON before a module reads it.
import './src/checks/data/syntax';
import type { Config, Plugin } from '@docusaurus/types';
import * as portal from 'docusaurus-preset-portal/config';
import openApiTheme from 'docusaurus-theme-openapi-docs';
import portalPlugins from './src/plugins/portal';
import presetOptions from './src/preset-options';
import * as content from './src/site';
import { announcement } from './src/site/announcement';

const { guides, site } = content;
const mdx = portal.mdxOf(content, presetOptions);

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
  ...portal.portalSettings(content),

  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          path: 'docs',
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: site.repository ? `${site.repository}/edit/${site.editBranch}/` : undefined,
          versions: { current: { label: 'Next' } },
          ...mdx,
        },
        pages: mdx,
        // The portal preset adds it, where other plugins can wait for it.
        sitemap: false,
        theme: { customCss: [...portal.styleSheets(), './src/css/index.css'] },
      },
    ],
    ['docusaurus-preset-portal', presetOptions],
  ],

  // The components of the OpenAPI plugin, without their style sheet: it loads icons from another origin.
  themes: [() => ({ ...(openApiTheme as unknown as () => Plugin)(), getClientModules: () => [] })],
  plugins: portal.ownPlugins(portalPlugins),

  themeConfig: {
    ...portal.themeDefaults,
    image: 'img/og.png',
    // `AnnouncementBar` shows it; here only so that the theme remembers its dismissal.
    announcementBar: announcement && { id: announcement.id, content: announcement.text, isCloseable: true },
    navbar: {
      title: site.title,
      logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
      items: [
        // A plain link: an item of type `doc` would bring the lookup of versions to every page.
        { to: guides.start, label: 'Docs', position: 'left', activeBaseRegex: portal.activeBelow('/docs', site) },
        { to: guides.reference, label: 'API', position: 'left', activeBaseRegex: portal.activeBelow('/api', site) },
        { type: 'search', position: 'right' },
      ],
    },
  },
};

export default config;
