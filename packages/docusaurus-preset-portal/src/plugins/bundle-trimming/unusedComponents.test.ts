import { describe, expect, it } from 'vitest';
import { type UsedFeatures, unusedComponents } from './unusedComponents';

const version = (part: object) => ({ banner: null, badge: false, docs: [], sidebars: {}, ...part }) as never;
const site = (part: Partial<UsedFeatures>): UsedFeatures => ({
  versions: [version({})],
  pages: [],
  themeConfig: {},
  ...part,
});
const navbar = (...items: object[]) => ({ themeConfig: { navbar: { items } } }) as Partial<UsedFeatures>;
const docs = (doc: object) => ({ versions: [version({ docs: [{ tags: [], ...doc }] })] });

const ALL = unusedComponents(site({}));

describe('unusedComponents', () => {
  it('are all when nothing asks for one', () => {
    expect(ALL).toHaveLength(15);
    expect(unusedComponents(site({ ...docs({}), ...navbar({ to: '/', label: 'Home' }, { type: 'search' }) }))).toEqual(
      ALL,
    );
  });

  it.each<[string, Partial<UsedFeatures>, string[]]>([
    ['tags', docs({ tags: [{}] }), ['TagsListInline']],
    ['an unlisted doc', docs({ unlisted: true }), ['ContentVisibility']],
    ['an unlisted page', { pages: [{ unlisted: true }] }, ['ContentVisibility']],
    ['the date of a doc', docs({ lastUpdatedAt: 1 }), ['LastUpdated']],
    ['the author of a page', { pages: [{ lastUpdatedBy: 'A' }] }, ['LastUpdated']],
    ['a banner', { versions: [version({ banner: 'unreleased' })] }, ['DocVersionBanner']],
    ['a badge', { versions: [version({ badge: true })] }, ['DocVersionBadge']],
    [
      'HTML in a sidebar',
      { versions: [version({ sidebars: { a: [{ items: [{ type: 'html' }] }] } })] },
      ['DocSidebarItem/Html'],
    ],
    [
      'a sidebar that can be hidden',
      {
        themeConfig: {
          docs: { sidebar: { hideable: true, autoCollapseCategories: false }, versionPersistence: 'none' },
        },
      },
      ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'],
    ],
    ['a dropdown', navbar({ label: 'More', items: [] }), ['NavbarItem/DropdownNavbarItem']],
    [
      'an item of a dropdown',
      navbar({ type: 'dropdown', items: [{ type: 'doc', docId: 'a' }] }),
      ['NavbarItem/DropdownNavbarItem', 'NavbarItem/DocNavbarItem'],
    ],
    [
      'a dropdown of versions',
      navbar({ type: 'docsVersionDropdown' }),
      ['NavbarItem/DropdownNavbarItem', 'NavbarItem/DocsVersionDropdownNavbarItem'],
    ],
    [
      'a dropdown of locales',
      navbar({ type: 'localeDropdown' }),
      ['NavbarItem/DropdownNavbarItem', 'NavbarItem/LocaleDropdownNavbarItem'],
    ],
    ['HTML in the navbar', navbar({ type: 'html', value: '' }), ['NavbarItem/HtmlNavbarItem']],
    ['a sidebar in the navbar', navbar({ type: 'docSidebar' }), ['NavbarItem/DocSidebarNavbarItem']],
    ['a version in the navbar', navbar({ type: 'docsVersion' }), ['NavbarItem/DocsVersionNavbarItem']],
  ])('keep what shows %s', (_what, part, used) => {
    const unused = unusedComponents(site(part));
    expect(ALL.filter((name) => !unused.includes(name))).toEqual(used);
  });
});
