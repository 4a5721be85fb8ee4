import { expect, it } from 'vitest';
import { serverRoutes } from './serverRoutes';
import { doc, type Route, tablesOf } from './tables.fixture';

const written = (...routes: Route[]) => serverRoutes(tablesOf(routes), '@site/folderPage');

it('are one for all pages of a folder', () => {
  const routes = written(doc('/api/x/a'), doc('/api/x/b/'));
  expect(routes.split('\n').filter((line) => line.includes('below('))).toEqual([
    '  { path: below("/api/x"), component: folderPage([["/api/x/a", ComponentCreator("/api/x/a", "a0")], ["/api/x/b/", ComponentCreator("/api/x/b/", "a1")]]), exact: true, sidebar: "api" },',
  ]);
  expect(routes).toContain('import { below, folderPage } from "@site/folderPage";\n');
  expect(routes).toContain("path: '*'");
});

it('stay as they are for other pages', () => {
  const routes = written(doc('/api/x/a'), doc('/b'), { path: '/y', loads: { __comp: 'page' } });
  expect(routes).toContain("component: ComponentCreator('/b', 'a1'),\n    exact: true,\n    sidebar: \"api\"");
  expect(routes).toContain("component: ComponentCreator('/y', 'a2')");
});
