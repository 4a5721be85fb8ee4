import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Parts of the site that decide which components of the theme are used. */
export interface UsedFeatures {
  versions: LoadedContent['loadedVersions'];
  /** Metadata of the pages below `src/pages`. */
  pages: readonly { unlisted?: boolean; lastUpdatedAt?: number; lastUpdatedBy?: string }[];
  themeConfig: Pick<ThemeConfig, 'docs' | 'navbar'>;
}

interface NavbarItem {
  type?: string;
  items?: unknown;
}

/** The kind of a navbar item, as `@theme/NavbarItem` sees it. */
const kindOf = ({ type, items }: NavbarItem) => (!type || type === 'default' ? (items ? 'dropdown' : 'default') : type);

/** True if an item of one of these kinds is in the navbar, including the items of dropdowns. */
const hasNavbarItem =
  (...kinds: string[]) =>
  ({ themeConfig: { navbar } }: UsedFeatures): boolean => {
    const items = (navbar?.items ?? []) as NavbarItem[];
    const all = items.flatMap((item) => [item, ...((item.items ?? []) as NavbarItem[])]);
    return all.some((item) => kinds.includes(kindOf(item)));
  };

const docsOf = ({ versions }: UsedFeatures) => versions.flatMap(({ docs }) => docs);
const isHideable = ({ themeConfig }: UsedFeatures) => themeConfig.docs?.sidebar?.hideable === true;
const hasHtmlItem = (items: unknown): boolean => JSON.stringify(items).includes('"type":"html"');

/** Components of the theme, each with what brings it to a page. */
const SHOWN: Readonly<Record<string, (site: UsedFeatures) => boolean>> = {
  DocVersionBanner: ({ versions }) => versions.some(({ banner }) => Boolean(banner)),
  DocVersionBadge: ({ versions }) => versions.some(({ badge }) => badge),
  ContentVisibility: (site) => [...docsOf(site), ...site.pages].some(({ unlisted }) => unlisted),
  LastUpdated: (site) =>
    [...docsOf(site), ...site.pages].some(({ lastUpdatedAt, lastUpdatedBy }) => lastUpdatedAt || lastUpdatedBy),
  TagsListInline: (site) => docsOf(site).some(({ tags }) => tags.length > 0),
  'DocSidebarItem/Html': ({ versions }) => versions.some(({ sidebars }) => hasHtmlItem(sidebars)),
  'DocSidebar/Desktop/CollapseButton': isHideable,
  'DocRoot/Layout/Sidebar/ExpandButton': isHideable,
  'NavbarItem/DropdownNavbarItem': hasNavbarItem('dropdown', 'localeDropdown', 'docsVersionDropdown'),
  'NavbarItem/LocaleDropdownNavbarItem': hasNavbarItem('localeDropdown'),
  'NavbarItem/HtmlNavbarItem': hasNavbarItem('html'),
  'NavbarItem/DocNavbarItem': hasNavbarItem('doc'),
  'NavbarItem/DocSidebarNavbarItem': hasNavbarItem('docSidebar'),
  'NavbarItem/DocsVersionNavbarItem': hasNavbarItem('docsVersion'),
  'NavbarItem/DocsVersionDropdownNavbarItem': hasNavbarItem('docsVersionDropdown'),
};

/** Components of the theme that no page of this site can show: what readers need not be sent. */
export const unusedComponents = (site: UsedFeatures): string[] =>
  Object.entries(SHOWN).flatMap(([name, isShown]) => (isShown(site) ? [] : [name]));
