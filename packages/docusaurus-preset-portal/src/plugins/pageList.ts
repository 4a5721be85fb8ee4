import { site } from 'docusaurus-preset-portal/content';

/** File with the addresses of all pages: the sitemap; of a site without an address a list of the paths in its form. */
export const PAGE_LIST = site.url ? 'sitemap.xml' : 'pages.xml';
