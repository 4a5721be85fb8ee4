import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { MANY } from '../../processPool';
import { type KeptFacts, readBuiltPages } from './builtPages';

const build = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
afterAll(() => rmSync(build, { recursive: true }));

const routes = Array.from({ length: MANY }, (_, index) => `/page-${index}`);
for (const route of routes) {
  mkdirSync(path.join(build, route));
  writeFileSync(
    path.join(build, route, 'index.html'),
    `<title>T</title><meta name=description content="Of ${route}"><main><h1>${route}</h1><p>text</main>`,
  );
}

/** Knows nothing. */
const kept: KeptFacts = { get: (_input, make) => make() };
const read = (some: string[]) => readBuiltPages(build, some, (route) => route === '/page-1', kept);

it('many pages are read by several processes as few are by one, in the order of the routes', async () => {
  const [many, few] = [await read(routes), await read(routes.slice(0, 3))];
  expect(many.pages.map(({ permalink }) => permalink)).toEqual(routes);
  const facts = ({ pages }: typeof few) => pages.slice(0, 3).map(({ content, ...page }) => [page, content?.()]);
  expect(facts(many)).toEqual(facts(few));
  expect(facts(few)[2]).toEqual([expect.objectContaining({ title: '/page-2', description: 'Of /page-2' }), undefined]);
  expect(many.missing.get('page-1/index.html')).toEqual(few.missing.get('page-1/index.html'));
  expect(many.files.size).toBe(MANY);
});
