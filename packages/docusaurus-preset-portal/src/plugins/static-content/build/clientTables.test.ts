import { expect, it } from 'vitest';
import { clientTables, type Tables } from './clientTables';
import { DOC, doc, type Route, tablesOf } from './tables.fixture';

const tables = (...routes: Route[]) =>
  clientTables(tablesOf(routes), { docPage: '@site/docPage', pages: '@site/pages' });
const routeLines = ({ routes }: Pick<Tables, 'routes'>) =>
  routes.split('\n').filter((line) => line.includes('docPage,'));

it('make a folder of pages one route', () => {
  expect(routeLines(tables(doc('/api/x/a'), doc('/api/x/b'), doc('/api/x/c/')))).toEqual([
    '  { path: below("/api/x"), component: docPage, exact: true, sidebar: "api" },',
  ]);
});

it.each<[string, Route[]]>([
  ['the root, which has other addresses', [doc('/a'), doc('/b')]],
  ['a folder with another page in it', [doc('/x/a'), doc('/x/b'), { path: '/x/other', loads: { __comp: 'page' } }]],
  ['a folder with pages of two sidebars', [doc('/x/a'), doc('/x/b', 'docs')]],
])('name the pages of %s', (_what, routes) => {
  expect(routeLines(tables(...routes)).map((line) => /path: "(.*?)"/.exec(line)?.[1])).toEqual(
    routes.filter(({ loads }) => loads === DOC).map(({ path }) => path),
  );
});

it('have no entry for a page of the docs, and all of others', () => {
  const made = tables(doc('/x/a'), { path: '/y', loads: { __comp: 'page', __context: { plugin: 'theme' } } });
  expect(made.registry.match(/^ {2}"\w+"/gm)).toEqual(['  "theme"', '  "page"']);
  expect(made.registry).toContain('  pages: [() => import(/* webpackChunkName: "pages" */ "@site/pages")],');
  expect(made.pages).toBe('import "@site/docs/a.mdx";\n');
  expect(made.registry.trimEnd()).toMatch(/};$/);
  expect(Object.keys(JSON.parse(made.routesChunkNames))).toEqual(['/y-a1']);
  expect(made.routes).toContain("component: ComponentCreator('/y', 'a1')");
  expect(made.routes).toContain("path: '*'");
});

it('load the components and data around pages of the docs with them', () => {
  const around = { __comp: 'root', __props: 'sidebar', __context: { plugin: 'plugin' } };
  const { registry } = tables(doc('/x/a'), { path: '/', loads: around }, { path: '/y', loads: { __comp: 'page' } });
  const chunks = [...registry.matchAll(/^ {2}"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "(.*?)" \*\//gm)];
  expect(Object.fromEntries(chunks.map(([, name, chunk]) => [name, chunk]))).toEqual({
    page: 'page',
    root: 'doc',
    sidebar: 'doc',
    plugin: 'doc',
  });
});

it('leave a page that loads more than its content as it is', () => {
  expect(routeLines(tables(doc('/x/a'), { path: '/y/a', loads: { ...DOC, more: 'page' } }))).toHaveLength(1);
});

it('are as large for many pages as for a few', () => {
  const many = (count: number) => tables(...Array.from({ length: count }, (_, index) => doc(`/api/x/${index}`)));
  expect({ ...many(500), pages: '' }).toEqual({ ...many(2), pages: '' });
});

it('refuse tables of another form', () => {
  expect(() => tables({ path: '/y', loads: { __comp: 'page' } })).toThrow(
    'No route of Docusaurus is a page of the docs',
  );
});
