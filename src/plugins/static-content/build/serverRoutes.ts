import { type Doc, docsOf, foldRoutes, type Tables } from './docRoutes';

const component = ({ path, hash }: Doc) =>
  `[${JSON.stringify(path)}, ComponentCreator(${JSON.stringify(path)}, ${JSON.stringify(hash)})]`;

/**
 * The routes for the server: a folder of pages is one, as in the browser. Docusaurus goes through all routes several times
 * for every page, which was a quarter of the time that a thousand pages took.
 *
 * @param tables What Docusaurus generates.
 * @param folderPage Module with `below` and `folderPage`.
 * @throws Error when Docusaurus writes its tables in another form.
 */
export const serverRoutes = (tables: Tables, folderPage: string): string =>
  `import { below, folderPage } from ${JSON.stringify(folderPage)};\n${foldRoutes(tables.routes, docsOf(tables), {
    folder: (folder, docs) =>
      `path: below(${JSON.stringify(folder)}), component: folderPage([${docs.map(component).join(', ')}])`,
  })}`;
