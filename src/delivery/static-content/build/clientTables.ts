/** The tables that Docusaurus generates for the browser, as text. */
export interface Tables {
  /** `routes.js`: address → component. */
  routes: string;
  /** `routesChunkNames.json`: route → names of what it loads. */
  routesChunkNames: string;
  /** `registry.js`: name → how it is loaded. */
  registry: string;
}

/** What the tables for the browser import. */
export interface Imports {
  /** Module with `docPage` and `below`. */
  docPage: string;
  /** Module that imports all pages of the docs. */
  pages: string;
}

type Names = { [key: string]: string | Names };

/** A page of the docs among the routes. */
interface Doc {
  path: string;
  sidebar: string;
}

/** The chunk of all pages of the docs, as `client/docPage.tsx` names it. */
const DOCS_CHUNK = 'doc';
/** Components of the routes that stand around the pages of the docs. */
const AROUND = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'];
/** Whose page it is, as every page is told: some 50 bytes, a request of their own otherwise. */
const OF_PLUGIN = /[\\/]__plugin\.json$/;

const ENTRY = /^ {2}"([^"]+)": \[.*, "([^"]+)", require\.resolveWeak\("[^"]+"\)\],?/gm;
const CHUNK_NAME = /webpackChunkName: "[^"]*"/;
const ROUTE =
  /\s*\{\s*path: '([^']*)',\s*component: ComponentCreator\('[^']*', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\},?/g;

const namesIn = (names: Names): string[] =>
  Object.values(names).flatMap((one) => (typeof one === 'string' ? [one] : namesIn(one)));

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
const folderOf = (path: string): string => withoutSlash(path).replace(/\/[^/]*$/, '');

/** Folders in which every address is a page of the same sidebar. */
function wholeFolders(docs: readonly Doc[], others: readonly string[]): Set<string> {
  const taken = new Set(['', ...others.map(folderOf)]);
  const sidebarOf = new Map<string, string>();
  for (const { path, sidebar } of docs) {
    const folder = folderOf(path);
    if ((sidebarOf.get(folder) ?? sidebar) !== sidebar) taken.add(folder);
    sidebarOf.set(folder, sidebar);
  }
  return new Set([...sidebarOf.keys()].filter((folder) => !taken.has(folder)));
}

/**
 * The tables without what is particular to one page of the docs: `docPage` (`client/docPage.tsx`) shows all of them, and
 * a folder of pages is one route. So they stay as small with a thousand pages as with ten. What stands around the pages
 * is one chunk with it: every page of the docs needs all of it.
 *
 * @returns The tables, and the module of all pages. Nobody loads it; it is in the bundle because the bundler of the
 * browser is the one that writes the images of pages, and compiles pages for both bundlers.
 * @throws Error when Docusaurus writes its tables in another form.
 */
export function clientTables(
  { routes, routesChunkNames, registry }: Tables,
  imports: Imports,
): Tables & { pages: string } {
  const modules = new Map([...registry.matchAll(ENTRY)].map(([, name = '', file = '']) => [name, file]));
  const routeNames = JSON.parse(routesChunkNames) as Record<string, Names>;
  const isDoc = ({ __comp: theme, content, ...rest }: Names) =>
    modules.get(String(theme)) === '@theme/DocItem' &&
    /\.mdx?$/.test(modules.get(String(content)) ?? '') &&
    Object.keys(rest).length === 0;
  const docs = new Map<string, Doc>();
  const files: string[] = [];
  for (const [, path = '', hash = '', sidebar = ''] of routes.matchAll(ROUTE)) {
    const names = routeNames[`${path}-${hash}`];
    if (!names || !isDoc(names)) continue;
    docs.set(`${path}-${hash}`, { path, sidebar });
    files.push(modules.get(String(names.content)) ?? '');
  }
  if (docs.size === 0)
    throw new Error(
      'No route of Docusaurus is a page of the docs: see src/delivery/static-content/build/clientTables.ts.',
    );

  const paths = new Set([...docs.values()].map(({ path }) => path));
  const others = [...routes.matchAll(/path: '([^']*)'/g)].flatMap(([, path = '']) => (paths.has(path) ? [] : [path]));
  const folders = wholeFolders([...docs.values()], others);
  const written = new Set<string>();
  const newRoutes = routes.replace(ROUTE, (route, path: string, hash: string) => {
    const doc = docs.get(`${path}-${hash}`);
    if (!doc) return route;
    const folder = folderOf(path);
    const isWhole = folders.has(folder);
    if (isWhole && written.has(folder)) return '';
    written.add(folder);
    const address = isWhole ? `below(${JSON.stringify(folder)})` : JSON.stringify(path);
    const sidebar = doc.sidebar && `, sidebar: ${JSON.stringify(doc.sidebar)}`;
    return `\n  { path: ${address}, component: docPage, exact: true${sidebar} },`;
  });

  const around = new Set(
    Object.values(routeNames)
      .filter(({ __comp }) => AROUND.includes(modules.get(String(__comp)) ?? ''))
      .flatMap(namesIn),
  );
  const inItsChunk = (entry: string, name: string): string => {
    if (OF_PLUGIN.test(modules.get(name) ?? '')) return entry.replace(CHUNK_NAME, 'webpackMode: "eager"');
    return around.has(name) ? entry.replace(CHUNK_NAME, `webpackChunkName: "${DOCS_CHUNK}"`) : entry;
  };
  const newNames = Object.fromEntries(Object.entries(routeNames).filter(([key]) => !docs.has(key)));
  const used = new Set(namesIn(newNames));
  const { docPage, pages } = imports;
  const kept = registry.replace(ENTRY, (entry, name: string) => (used.has(name) ? inItsChunk(entry, name) : ''));
  return {
    routes: `import { below, docPage } from ${JSON.stringify(docPage)};\n${newRoutes}`,
    routesChunkNames: JSON.stringify(newNames),
    registry: kept.replace(
      '{',
      `{\n  pages: [() => import(/* webpackChunkName: "pages" */ ${JSON.stringify(pages)})],`,
    ),
    pages: files.map((file) => `import ${JSON.stringify(file)};\n`).join(''),
  };
}
