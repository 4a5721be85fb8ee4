import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { below, folderPage } from './folderPage';

const page = (text: string) => Object.assign(() => text, { preload: vi.fn(async () => text) });
const pages = { a: page('A'), b: page('B') };
const Folder = folderPage([
  ['/api/x/a', pages.a],
  ['/api/x/%C3%B8re/', pages.b],
]);
const shown = (url: string) => renderToStaticMarkup(<Folder match={{ url }} />);

it('shows the page of an address, with and without a slash at its end, however it is written', () => {
  expect(['/api/x/a', '/api/x/a/', '/api/x/øre', '/api/x/%C3%B8re'].map(shown)).toEqual(['A', 'A', 'B', 'B']);
});

it('loads that page and no other', async () => {
  expect(await Folder.preload('/api/x/a')).toBe('A');
  expect(pages.b.preload).not.toHaveBeenCalled();
});

it('says which page there is not', () => {
  expect(() => shown('/api/x/c')).toThrow('No page of the docs has the address /api/x/c.');
});

it('is asked for addresses right below the folder', () => {
  expect(['/api/x/a', '/api/x/a/', '/api/x', '/api/x/a/b'].map((path) => below('/api/x').test(path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
