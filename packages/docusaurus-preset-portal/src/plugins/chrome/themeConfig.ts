import type { ThemeConfig } from '@docusaurus/preset-classic';
import { announcement, apis, footer, guides, site } from 'docusaurus-preset-portal/content';
import { withBasePath } from '../../lib/basePath';
import { escapeMarkup } from '../../lib/escapeMarkup';
import { REFERENCE_ROUTE } from '../../lib/referenceRoute';

const [, folder = ''] = guides.start?.split('/') ?? [];

// A plain link: an item of type `doc` would bring the lookup of versions to every page.
const guidesItem = {
  to: guides.start,
  label: folder.replace(/^./, (letter) => letter.toUpperCase()),
  position: 'left',
  activeBaseRegex: `^${site.basePath}${folder}(?:/|$)`,
} as const;

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
    // `src/plugins/client-modules/hideNavbar.ts` hides it.
    hideOnScroll: false,
    logo: { alt: '', src: 'img/logo.svg', width: site.logoWidth, height: 28 },
    items: [
      ...(guides.start ? [guidesItem] : []),
      {
        to: guides.reference,
        label: 'API',
        position: 'left',
        activeBaseRegex: `^${withBasePath(REFERENCE_ROUTE, site.basePath)}`,
      },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      { title: site.title, items: [{ html: escapeMarkup(site.tagline) }] },
      { title: 'Guides', items: footer.guides },
      { title: 'Reference', items: apis.map(({ title, route }) => ({ label: title, to: route })) },
      { title: 'Help', items: footer.help },
    ].filter(({ items }) => items.length > 0),
    // Docusaurus writes it as HTML, as the tagline; the title of a contract can stand in it.
    copyright: escapeMarkup(site.copyright),
  },
};
