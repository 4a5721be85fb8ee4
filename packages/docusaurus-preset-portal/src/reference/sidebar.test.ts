import { type Api, apis } from 'docusaurus-preset-portal/content';
import { expect, it } from 'vitest';
import { apiCategory } from './sidebar';

it('has the groups of an API below its overview', () => {
  const [api] = apis;
  if (!api) throw new Error('There is no API.');
  const overview = { type: 'doc', id: 'overview' };
  const groups = [{ type: 'category', collapsed: true, items: [{ type: 'doc', id: 'operation' }] }];
  expect(apiCategory(api, [overview, ...groups], { groups: [] })).toEqual({
    type: 'category',
    label: api.title,
    link: overview,
    items: groups,
  });
});

it('has groups inside others', () => {
  const group = (label: string) => ({ type: 'category', label, items: [{ type: 'doc', id: 'operation' }] });
  const groups = [['top'], ['mid', 'top'], ['low', 'mid'], ['other']].map(([tag = '', parent]) => ({
    tag,
    parent,
    anchor: tag,
    operations: [],
  }));
  const { items } = apiCategory(
    { title: 'A' } as Api,
    [{ type: 'doc', id: 'o' }, ...['mid', 'low', 'other'].map(group)],
    { groups },
  );
  const mid = { ...group('mid'), items: [...group('mid').items, group('low')] };
  expect(items).toMatchObject([{ type: 'category', label: 'top', items: [mid] }, group('other')]);
});

it('has the groups below their headings, in the order of the overview', () => {
  const group = (label: string) => ({ type: 'category', label, items: [{ type: 'doc', id: 'operation' }] });
  const headed = (tag: string, section: string) => ({ tag, section, anchor: tag, operations: [] });
  const groups = [headed('b', 'First'), headed('c', 'Second'), headed('told', 'Words'), headed('a', 'Others')];
  const heading = { type: 'category', collapsible: false };
  const { items } = apiCategory({ title: 'A' } as Api, [{ type: 'doc', id: 'o' }, ...['a', 'b', 'c'].map(group)], {
    groups,
  });
  expect(items).toEqual([
    { ...heading, label: 'First', items: [group('b')] },
    { ...heading, label: 'Second', items: [group('c')] },
    { ...heading, label: 'Others', items: [group('a')] },
  ]);
});
