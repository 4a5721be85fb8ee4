import { beforeAll, expect, it, vi } from 'vitest';
import type { SearchedList } from '../../../../site/search/searchData';
import { namedBy } from './named';

const attributes = [{ key: 'roof_material_code', label: { en: 'Roof material, code', da: 'Tagmateriale, kode' } }];
const lists: SearchedList[] = [
  { id: 'roof', title: 'Roof material', register: 'BBR', names: '', codes: [['5', 'Clay tiles', 'Tegl']] },
  {
    id: 'wall',
    title: 'Wall',
    register: 'BBR',
    names: '',
    codes: [
      ['5', 'Wood'],
      ['A', 'Other'],
    ],
  },
];

let isLost = true;
beforeAll(() => {
  vi.stubGlobal('fetch', async (file: string) =>
    isLost ? new Response('', { status: 503 }) : Response.json(file.includes('attributes') ? attributes : lists),
  );
  return () => vi.unstubAllGlobals();
});

it('fails if the catalogues cannot be loaded, and loads them at the next call', async () => {
  await expect(namedBy('5')).rejects.toThrow(/503/);
  isLost = false;
  expect(await namedBy('5')).toHaveLength(1);
});

it.each<[string, string[]]>([
  ['roof_material_code', ['roof_material_code, 0 lists']],
  ['a', ['Code A, 1 lists']],
])('%j names %j', async (text, wanted) =>
  expect((await namedBy(text)).map(({ name, lists: all }) => `${name}, ${all.length} lists`)).toEqual(wanted));

it('links to the row of the attribute, and to the code search', async () => {
  expect((await namedBy('roof_material_code'))[0]?.href).toBe('/docs/data-docs/attributes#roof_material_code');
  expect((await namedBy('roof 5'))[0]).toMatchObject({
    href: '/docs/data-docs/code-lists?q=roof%205',
    verdict: 'A code of one list.',
    lists: [{ text: 'Roof material (BBR): Clay tiles' }],
  });
});
