import { createRequire } from 'node:module';
import type { Config } from '@docusaurus/types';
import type * as Portal from 'docusaurus-preset-portal/config';
import type * as Json from 'docusaurus-preset-portal/lib/readJson';
import type * as PortalPlugin from './src/plugins/portal';
import type * as PresetOptions from './src/preset-options';
import type * as Site from './src/site';

// Docusaurus compiles a configuration with Babel, without JSX and anew for each plugin. Node.js loads ours, through tsx.
const load = createRequire(__filename);
load('tsx/cjs');
load('./src/site/use');

const { announcement, apis, footer, guides, site } = load('./src/site') as typeof Site;
const portal = load('docusaurus-preset-portal/config') as typeof Portal;
const portalPlugins = (load('./src/plugins/portal') as typeof PortalPlugin).default;
const presetOptions = (load('./src/preset-options') as typeof PresetOptions).default;
const mdx = portal.mdxOf(presetOptions);

(load('docusaurus-preset-portal/lib/readJson') as typeof Json).checkJson('docs/_data');

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

  plugins: portal.ownPlugins(portalPlugins),

  themeConfig: {
    ...portal.themeDefaults,
    // `AnnouncementBar` shows it; here only so that the theme remembers its dismissal.
    announcementBar: announcement && { id: announcement.id, content: announcement.text, isCloseable: true },
    navbar: {
      title: site.title,
      logo: { alt: '', src: 'img/logo.svg', width: site.logoWidth, height: 28 },
      items: [
        // A plain link: an item of type `doc` would bring the lookup of versions to every page.
        { to: guides.start, label: 'Docs', position: 'left', activeBaseRegex: portal.activeBelow('/docs') },
        { to: guides.reference, label: 'API', position: 'left', activeBaseRegex: portal.activeBelow('/api') },
        { type: 'search', position: 'right' },
      ],
    },
    footer: {
      links: [
        { title: site.title, items: [{ html: portal.asText(site.tagline) }] },
        { title: 'Guides', items: footer.guides },
        { title: 'Reference', items: apis.map(({ title, route }) => ({ label: title, to: route })) },
        { title: 'Help', items: footer.help },
      ],
      copyright: portal.asText(site.copyright),
    },
  },
};

export default config;
