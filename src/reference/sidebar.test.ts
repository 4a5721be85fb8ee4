import { expect, it } from 'vitest';
import { apis } from '#site';
import { apiCategory } from './sidebar';

it('has the groups of an API below its overview', () => {
  const [api] = apis;
  if (!api) throw new Error('There is no API.');
  const overview = { type: 'doc', id: 'overview' };
  const groups = [{ type: 'category', collapsed: true, items: [{ type: 'doc', id: 'operation' }] }];
  expect(apiCategory(api, [overview, ...groups])).toEqual({
    type: 'category',
    label: api.title,
    link: overview,
    items: groups,
  });
});
