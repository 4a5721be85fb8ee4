import type { ThemeConfig } from '@docusaurus/preset-classic';
import { apis } from './apis';
import { site } from './site';

/** Navbar, footer and behaviour of the chrome. */
export const themeConfig: ThemeConfig = {
  image: 'img/og.png',
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 6 },
  navbar: {
    title: site.title,
    hideOnScroll: true,
    logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
    items: [
      { type: 'doc', docId: 'docs/introduction', label: 'Docs', position: 'left' },
      { to: apis[0]?.route, label: 'API', position: 'left', activeBaseRegex: '^/api/' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: { copyright: site.copyright },
};
