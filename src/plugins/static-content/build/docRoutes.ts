/** The tables that Docusaurus generates, as text. */
export interface Tables {
  /** `routes.js`: address → component. */
  routes: string;
  /** `routesChunkNames.json`: route → names of what it loads. */
  routesChunkNames: string;
  /** `registry.js`: name → how it is loaded. */
  registry: string;
}

/** A page of the docs among the routes. */
export interface Doc {
  path: string;
  /** Hash by which Docusaurus distinguishes the route from others with the same path. */
  hash: string;
  sidebar: string;
  /** Import of its content. */
  file: string;
}

/** Names of the modules that a route loads, by their purpose. */
export type Names = { [key: string]: string | Names };

export const ENTRY = /^ {2}"([^"]+)": \[.*, "([^"]+)", require\.resolveWeak\("[^"]+"\)\],?/gm;
const ROUTE =
  /\s*\{\s*path: '([^']*)',\s*component: ComponentCreator\('[^']*', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\},?/g;

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
const folderOf = (path: string): string => withoutSlash(path).replace(/\/[^/]*$/, '');

/** Imports by their names in the registry. */
export const importsOf = (registry: string): Map<string, string> =>
  new Map([...registry.matchAll(ENTRY)].map(([, name = '', file = '']) => [name, file]));

/** The key of a page among what routes load. */
export const keyOf = ({ path, hash }: Pick<Doc, 'path' | 'hash'>): string => `${path}-${hash}`;

/**
 * The pages of the docs by their keys: those that load their content and nothing else.
 *
 * @throws Error when Docusaurus writes its tables in another form.
 */
export function docsOf({ routes, routesChunkNames, registry }: Tables): Map<string, Doc> {
  const imports = importsOf(registry);
  const names = JSON.parse(routesChunkNames) as Record<string, Names>;
  const docs = new Map<string, Doc>();
  for (const [, path = '', hash = '', sidebar = ''] of routes.matchAll(ROUTE)) {
    const { __comp: theme, content, ...rest } = names[keyOf({ path, hash })] ?? {};
    const file = imports.get(String(content)) ?? '';
    if (imports.get(String(theme)) !== '@theme/DocItem' || !/\.mdx?$/.test(file) || Object.keys(rest).length > 0)
      continue;
    docs.set(keyOf({ path, hash }), { path, hash, sidebar, file });
  }
  if (docs.size === 0)
    throw new Error('No route of Docusaurus is a page of the docs: see src/plugins/static-content/build/docRoutes.ts.');
  return docs;
}

/** Pages by their folder, for folders in which every address is a page of the same sidebar. */
function wholeFolders(docs: readonly Doc[], others: readonly string[]): Map<string, Doc[]> {
  const taken = new Set(['', ...others.map(folderOf)]);
  const folders = new Map<string, Doc[]>();
  for (const doc of docs) {
    const pages = [...(folders.get(folderOf(doc.path)) ?? []), doc];
    if (pages[0]?.sidebar !== doc.sidebar) taken.add(folderOf(doc.path));
    folders.set(folderOf(doc.path), pages);
  }
  return new Map([...folders].filter(([folder]) => !taken.has(folder)));
}

/** Functions that write routes. */
export interface RouteWriter {
  /** Of all pages in a folder. */
  folder: (folder: string, docs: readonly Doc[]) => string;
  /** Of another page of the docs. Without it, it stays as it is. */
  page?: (doc: Doc) => string;
}

const written = (route: string, { sidebar }: Doc) =>
  `\n  { ${route}, exact: true${sidebar && `, sidebar: ${JSON.stringify(sidebar)}`} },`;

/** The table of routes in which a folder of pages is one route: it stays as small with a thousand pages as with ten. */
export function foldRoutes(routes: string, docs: ReadonlyMap<string, Doc>, write: RouteWriter): string {
  const paths = new Set([...docs.values()].map(({ path }) => path));
  const others = [...routes.matchAll(/path: '([^']*)'/g)].flatMap(([, path = '']) => (paths.has(path) ? [] : [path]));
  const folders = wholeFolders([...docs.values()], others);
  return routes.replace(ROUTE, (route, path: string, hash: string) => {
    const doc = docs.get(keyOf({ path, hash }));
    if (!doc) return route;
    const folder = folderOf(path);
    const pages = folders.get(folder);
    if (!pages) return write.page ? written(write.page(doc), doc) : route;
    return pages[0] === doc ? written(write.folder(folder, pages), doc) : '';
  });
}
