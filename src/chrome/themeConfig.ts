import type { ThemeConfig } from '@docusaurus/preset-classic';
import { apis } from '../apis';
import { site } from '../site';
import { announcement } from './announcement';

/** Navbar, footer and behaviour of the chrome. */
export const themeConfig: ThemeConfig = {
  image: 'img/og.png',
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  // Code is highlighted at build; without this the configuration carries a theme for Prism to every reader.
  prism: { theme: { plain: {}, styles: [] } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 6 },
  // Shown by src/theme/AnnouncementBar; here only so that the theme remembers its dismissal.
  announcementBar: announcement && { id: announcement.id, content: announcement.text, isCloseable: true },
  navbar: {
    title: site.title,
    hideOnScroll: true,
    logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
    items: [
      // A plain link: an item of type `doc` would bring the lookup of versions to every page.
      { to: '/docs/introduction', label: 'Docs', position: 'left', activeBaseRegex: '^/docs/' },
      { to: apis[0]?.route, label: 'API', position: 'left', activeBaseRegex: '^/api/' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Guides',
        items: [
          { label: 'Introduction', to: '/docs/introduction' },
          { label: 'Getting started', to: '/docs/data-docs/getting-started' },
          { label: 'Authentication', to: '/docs/authentication' },
          { label: 'List of registers', to: '/docs/list-of-registers' },
          { label: 'Limitations', to: '/docs/limitations' },
        ],
      },
      { title: 'Reference', items: apis.map(({ title, route }) => ({ label: title, to: route })) },
      {
        title: 'Help',
        items: [
          { label: 'Support', href: site.contactUrl },
          { label: 'Accessibility', to: '/docs/accessibility' },
          { label: 'Privacy', to: '/docs/privacy' },
          { label: 'Source of these pages', href: site.repository },
        ],
      },
    ],
    copyright: site.copyright,
  },
};
