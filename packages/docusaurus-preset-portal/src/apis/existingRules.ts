import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { paths } from '../lib/paths';
import { OVERVIEW, PAGE_SUFFIX } from '../reference/pageFiles';
import type { ExistingApi } from './existingPages';

const loader = (name: string) => path.join(__dirname, `${name}.cjs`);

/** Returns the data files of the pages that the OpenAPI plugin has made, by the paths of these. */
function dataFiles({ folder, base, overview, route, pages }: ExistingApi): [page: string, data: string][] {
  const dataOf = (name: string) => path.join(paths.docs, route, name + PAGE_SUFFIX);
  const info = overview.slice(base.length + 1);
  return [
    ...Object.values(pages).map((name): [string, string] => [path.join(folder, `${name}.api.mdx`), dataOf(name)]),
    [path.join(folder, `${info}.info.mdx`), dataOf(OVERVIEW)] as [string, string],
  ].filter(([, data]) => existsSync(data));
}

/** Returns the rules that show the static content on the pages of the OpenAPI plugin. */
export function existingRules(apis: readonly ExistingApi[], generatedFilesDir: string): RuleSetRule[] {
  const pages = Object.fromEntries(apis.flatMap(dataFiles));
  return [
    { test: /\.(api|info)\.mdx$/, enforce: 'pre', use: [{ loader: loader('existingPageLoader'), options: { pages } }] },
    {
      test: /\.json$/,
      include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
      use: [{ loader: loader('metadataLoader') }],
    },
  ];
}
