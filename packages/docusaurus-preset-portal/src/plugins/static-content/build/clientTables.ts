/** The tables that Docusaurus generates, as text. */
export interface Tables {
  /** `routes.js`: address → component. */
  routes: string;
  /** `routesChunkNames.json`: route → names of what it loads. */
  routesChunkNames: string;
  /** `registry.js`: name → how it is loaded. */
  registry: string;
}

/** Imports of the tables for the browser. */
export interface Imports {
  /** Module with `docPage` and `below`. */
  docPage: string;
  /** Module that imports all pages of the docs. */
  pages: string;
}

interface Doc {
  path: string;
  sidebar: string;
  file: string;
}

/** Names of the modules that a route loads, by their purpose. */
type Names = { [key: string]: string | Names };

/** The chunk of all pages of the docs, as `client/docPage.tsx` names it. */
const DOCS_CHUNK = 'doc';
const CHUNK_NAME = /webpackChunkName: "[^"]*"/;
const ENTRY = /^ {2}"([^"]+)": \[.*, "([^"]+)", require\.resolveWeak\("[^"]+"\)\],?/gm;
const ROUTE =
  /\s*\{\s*path: '([^']*)',\s*component: ComponentCreator\('[^']*', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\},?/g;

const folderOf = (path: string): string => path.replace(/(.)\/$/, '$1').replace(/\/[^/]*$/, '');

const namesIn = (names: Names): string[] =>
  Object.values(names).flatMap((one) => (typeof one === 'string' ? [one] : namesIn(one)));

const filesOf = (registry: string): Map<string, string> =>
  new Map([...registry.matchAll(ENTRY)].map(([, name = '', file = '']) => [name, file]));

/** Returns the pages of the docs by the keys of their routes. @throws Error when Docusaurus writes other tables. */
function docsOf({ routes, routesChunkNames, registry }: Tables): Map<string, Doc> {
  const imports = filesOf(registry);
  const names = JSON.parse(routesChunkNames) as Record<string, Names>;
  const docs = new Map<string, Doc>();
  for (const [, path = '', hash = '', sidebar = ''] of routes.matchAll(ROUTE)) {
    const { __comp: theme, content, ...rest } = names[`${path}-${hash}`] ?? {};
    const file = imports.get(String(content)) ?? '';
    if (imports.get(String(theme)) === '@theme/DocItem' && /\.mdx?$/.test(file) && Object.keys(rest).length === 0)
      docs.set(`${path}-${hash}`, { path, sidebar, file });
  }
  if (docs.size === 0)
    throw new Error(
      'No route of Docusaurus is a page of the docs: see docusaurus-preset-portal/src/plugins/static-content/build/clientTables.ts.',
    );
  return docs;
}

/** Returns pages by their folder, for folders in which every address is a page of the same sidebar. */
function wholeFolders(docs: readonly Doc[], others: readonly string[]): Map<string, Doc[]> {
  const mixed = new Set(['', ...others.map(folderOf)]);
  const folders = new Map<string, Doc[]>();
  for (const doc of docs) {
    const folder = folderOf(doc.path);
    const pages = [...(folders.get(folder) ?? []), doc];
    if (pages[0]?.sidebar !== doc.sidebar) mixed.add(folder);
    folders.set(folder, pages);
  }
  return new Map([...folders].filter(([folder]) => !mixed.has(folder)));
}

function foldRoutes(routes: string, docs: ReadonlyMap<string, Doc>): string {
  const paths = new Set([...docs.values()].map(({ path }) => path));
  const others = [...routes.matchAll(/path: '([^']*)'/g)].flatMap(([, path = '']) => (paths.has(path) ? [] : [path]));
  const folders = wholeFolders([...docs.values()], others);
  return routes.replace(ROUTE, (route, path: string, hash: string) => {
    const doc = docs.get(`${path}-${hash}`);
    if (!doc) return route;
    const folder = folderOf(path);
    const pages = folders.get(folder);
    if (pages && pages[0] !== doc) return '';
    const address = pages ? `below(${JSON.stringify(folder)})` : JSON.stringify(path);
    const sidebar = doc.sidebar && `, sidebar: ${JSON.stringify(doc.sidebar)}`;
    return `\n  { path: ${address}, component: docPage, exact: true${sidebar} },`;
  });
}

/**
 * Returns the tables for the browser, without entries for single pages of the docs: `docPage` shows all of them, and a
 * folder of pages is one route. So they stay as small with a thousand pages as with ten. The components and data around
 * the pages are in one chunk with it: every page of the docs needs all of them.
 *
 * @returns The tables, and the module of all pages. Nobody loads it; it is in the bundle because the bundler of the
 * browser is the one that writes the images of pages, and compiles pages for both bundlers.
 * @throws Error when Docusaurus writes its tables in another form.
 */
export function clientTables(tables: Tables, { docPage, pages }: Imports): Tables & { pages: string } {
  const docs = docsOf(tables);
  const routeNames = JSON.parse(tables.routesChunkNames) as Record<string, Names>;
  const otherNames = Object.fromEntries(Object.entries(routeNames).filter(([key]) => !docs.has(key)));
  const files = filesOf(tables.registry);
  const around = new Set(
    Object.values(otherNames)
      .filter(({ __comp }) => !files.get(String(__comp))?.startsWith('@site/'))
      .flatMap(namesIn),
  );
  const used = new Set(Object.values(otherNames).flatMap(namesIn));
  const registry = tables.registry.replace(ENTRY, (entry, name: string) => {
    if (!used.has(name)) return '';
    return around.has(name) ? entry.replace(CHUNK_NAME, `webpackChunkName: "${DOCS_CHUNK}"`) : entry;
  });
  return {
    routes: `import { below, docPage } from ${JSON.stringify(docPage)};\n${foldRoutes(tables.routes, docs)}`,
    routesChunkNames: JSON.stringify(otherNames),
    registry: registry.replace(
      '{',
      `{\n  pages: [() => import(/* webpackChunkName: "pages" */ ${JSON.stringify(pages)})],`,
    ),
    pages: [...docs.values()].map(({ file }) => `import ${JSON.stringify(file)};\n`).join(''),
  };
}
