import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type FactsCache, readBuiltPages } from './builtPages';

const build = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
afterAll(() => rmSync(build, { recursive: true }));

const routes = Array.from({ length: 5 }, (_, index) => `/page-${index}`);
for (const route of routes) {
  mkdirSync(path.join(build, route));
  writeFileSync(
    path.join(build, route, 'index.html'),
    `<title>T</title><meta name=description content="Of ${route}"><main><h1>${route}</h1><p>text</main>`,
  );
}

/** An empty cache. */
const emptyCache: FactsCache = { get: (_input, make) => make() };
const read = (some: string[]) => readBuiltPages(build, some, (route) => route === '/page-1', emptyCache);

it('reads pages in the order of the routes, and the content of those that are asked for', async () => {
  const { pages, files } = await read([...routes, '/no-file', '/page-1']);
  expect(pages.map(({ permalink }) => permalink)).toEqual(routes);
  expect(pages[2]).toMatchObject({ title: '/page-2', description: 'Of /page-2' });
  expect(pages.filter(({ content }) => content).map(({ permalink }) => permalink)).toEqual(['/page-1']);
  expect(pages[1]?.content?.()).toMatchObject({ tagName: 'main' });
  expect(files.size).toBe(routes.length);
});
