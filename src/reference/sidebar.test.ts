import { describe, expect, it } from 'vitest';
import { apis } from '#site';
import { apiCategory, MAX_EXPANDED_OPERATIONS, type SidebarItem, sidebarGroups } from './sidebar';

const docs = (count: number): SidebarItem[] => Array.from({ length: count }, (_, at) => ({ type: 'doc', id: `${at}` }));

/** Items as the OpenAPI plugin writes them. */
const groups = (count: number, each = 25): SidebarItem[] =>
  Array.from({ length: count / each }, () => ({ type: 'category', collapsed: false, items: docs(each) }));

/** Counts the entries that a page of the first group lists initially. */
const listed = (items: readonly SidebarItem[]): number =>
  items.reduce(
    (sum, { items: inner, collapsed }, at) => sum + 1 + (inner && (at === 0 || !collapsed) ? inner.length : 0),
    0,
  );

describe('the groups of an API', () => {
  it('are all open in a small API', () => {
    expect(sidebarGroups(groups(25, 5))).toEqual(groups(25, 5));
    expect(sidebarGroups(docs(MAX_EXPANDED_OPERATIONS))).toEqual(docs(MAX_EXPANDED_OPERATIONS));
  });

  it('are closed in a large API, with all their items', () => {
    const visibleGroups = sidebarGroups(groups(1000));
    expect(visibleGroups.map(({ collapsed }) => collapsed)).toEqual(Array(40).fill(true));
    expect(visibleGroups.map(({ items }) => items)).toEqual(groups(1000).map(({ items }) => items));
  });

  it('keep items without a group', () => {
    expect(sidebarGroups(docs(MAX_EXPANDED_OPERATIONS + 1))).toEqual(docs(MAX_EXPANDED_OPERATIONS + 1));
  });

  it.each([25, 250, 1000])('list few entries on a page with %i operations', (count) =>
    expect(listed(sidebarGroups(groups(count)))).toBe(25 + count / 25));
});

it('follow the overview', () => {
  const [api] = apis;
  if (!api) throw new Error('There is no API.');
  const overview = { type: 'doc', id: 'overview' };
  expect(apiCategory(api, [overview, ...groups(50)])).toEqual({
    type: 'category',
    label: api.title,
    link: overview,
    items: sidebarGroups(groups(50)),
  });
});
