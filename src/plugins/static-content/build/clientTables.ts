import { type Doc, docsOf, ENTRY, foldRoutes, importsOf, type Names, type Tables } from './docRoutes';

/** Imports of the tables for the browser. */
export interface Imports {
  /** Module with `docPage` and `below`. */
  docPage: string;
  /** Module that imports all pages of the docs. */
  pages: string;
}

/** The chunk of all pages of the docs, as `client/docPage.tsx` names it. */
const DOCS_CHUNK = 'doc';
/** Components of the routes that stand around the pages of the docs. */
const AROUND = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'];
/** Whose page it is, as every page is told: some 50 bytes, a request of their own otherwise. */
const OF_PLUGIN = /[\\/]__plugin\.json$/;
const CHUNK_NAME = /webpackChunkName: "[^"]*"/;

const namesIn = (names: Names): string[] =>
  Object.values(names).flatMap((one) => (typeof one === 'string' ? [one] : namesIn(one)));

const pageAt = (address: string): string => `path: ${address}, component: docPage`;

/**
 * The tables for the browser, without what is particular to one page of the docs: `docPage` (`client/docPage.tsx`) shows
 * all of them, and a folder of pages is one route. So they stay as small with a thousand pages as with ten. What stands
 * around the pages is one chunk with it: every page of the docs needs all of it.
 *
 * @returns The tables, and the module of all pages. Nobody loads it; it is in the bundle because the bundler of the
 * browser is the one that writes the images of pages, and compiles pages for both bundlers.
 * @throws Error when Docusaurus writes its tables in another form.
 */
export function clientTables(tables: Tables, { docPage, pages }: Imports): Tables & { pages: string } {
  const docs = docsOf(tables);
  const routes = foldRoutes(tables.routes, docs, {
    folder: (folder) => pageAt(`below(${JSON.stringify(folder)})`),
    page: ({ path }: Doc) => pageAt(JSON.stringify(path)),
  });
  const modules = importsOf(tables.registry);
  const routeNames = JSON.parse(tables.routesChunkNames) as Record<string, Names>;
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
  const kept = tables.registry.replace(ENTRY, (entry, name: string) => (used.has(name) ? inItsChunk(entry, name) : ''));
  return {
    routes: `import { below, docPage } from ${JSON.stringify(docPage)};\n${routes}`,
    routesChunkNames: JSON.stringify(newNames),
    registry: kept.replace(
      '{',
      `{\n  pages: [() => import(/* webpackChunkName: "pages" */ ${JSON.stringify(pages)})],`,
    ),
    pages: [...docs.values()].map(({ file }) => `import ${JSON.stringify(file)};\n`).join(''),
  };
}
