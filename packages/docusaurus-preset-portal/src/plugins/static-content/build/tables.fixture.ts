import type { Tables } from './clientTables';

/** A route and the names of what it loads. */
export interface Route {
  path: string;
  loads: object;
  sidebar?: string;
}

/** Modules that a page of the docs loads. */
export const DOC = { __comp: 'theme', content: 'text' };

const FILES = {
  theme: '@theme/DocItem',
  page: '@site/src/pages/a.tsx',
  text: '@site/docs/a.mdx',
  root: '@theme/DocRoot',
  sidebar: '@generated/docs/default/p/index.json',
  plugin: '@generated/docs/default/__plugin.json',
};

/** The tables as Docusaurus writes them. */
export const tablesOf = (routes: Route[]): Tables => ({
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
${routes
  .map(
    ({ path, sidebar }, index) => `  {
    path: '${path}',
    component: ComponentCreator('${path}', 'a${index}'),
    exact: true${sidebar ? `,\n    sidebar: "${sidebar}"` : ''}
  },
`,
  )
  .join('')}  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  routesChunkNames: JSON.stringify(
    Object.fromEntries(routes.map(({ path, loads }, index) => [`${path}-a${index}`, loads])),
  ),
  registry: `export default {
${Object.entries(FILES)
  .map(
    ([name, file]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`,
  )
  .join('\n')}};
`,
});

/** A page of the docs. */
export const doc = (path: string, sidebar = 'api'): Route => ({ path, loads: DOC, sidebar });
