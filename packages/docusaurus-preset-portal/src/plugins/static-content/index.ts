import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import mapValues from 'lodash/mapValues';
import { replaceImport } from '../replaceImport';
import { clientTables, type Tables } from './build/clientTables';
import { endOnRefused } from './build/recmaOwnFiles';
import { ADOPTS } from './build/recmaStaticPage';
import { dataFileRules } from './dataFileRules';
import { modeOf } from './mode';
import type { StaticContentOptions } from './options';

const load = (name: string, module: string) => `  ${name}: () => import(${JSON.stringify(module)}),`;

/** Source of the module that loads what elements and data files do in the browser, by the name of the component. */
function enhancersModule({ elements, dataFiles }: Pick<StaticContentOptions, 'elements' | 'dataFiles'>): string {
  const entries = [
    ...dataFiles.flatMap(({ name, enhance }) => (enhance ? [load(name, enhance)] : [])),
    ...Object.entries(elements).flatMap(([name, element]) =>
      'enhance' in element && element.enhance ? [load(name, element.enhance)] : [],
    ),
  ];
  return `export default {\n${entries.join('\n')}\n};\n`;
}

const client = (file: string) => path.join(__dirname, 'client', file);

const TABLES: Record<keyof Tables, string> = {
  routes: 'routes.js',
  routesChunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
};

/** Writes the tables that take the place of those of Docusaurus in a browser of a build; returns their files by import. */
function writeTables(generated: string, folder: string): [request: string, file: string][] {
  const pages = path.join(folder, 'pages.js');
  const own = mapValues(TABLES, (file) => readFileSync(path.join(generated, file), 'utf8'));
  const tables = clientTables(own, { docPage: client('docPage.tsx'), pages });
  writeFileSync(pages, tables.pages);
  return Object.entries(TABLES).map(([name, table]) => {
    const file = path.join(folder, table);
    writeFileSync(file, tables[name as keyof Tables]);
    return [`@generated/${name}`, file];
  });
}

/**
 * The content of MDX pages is static: the server renders it into the HTML, and the browser of a production build adopts
 * that HTML. So neither the text, nor its components, nor the data behind them are sent a second time as JavaScript.
 * `client/enhance.ts` adds what responds. In the dev server the browser renders the page itself, in the same frame.
 *
 * Styles of the content belong in a style sheet (`reference/css`, `css/guides`, `src/css` of a site): a CSS module leaves
 * the bundle with its component. The MDX side (`build/mdx.ts`) is given to the content plugins.
 */
export default function staticContentPlugin({ generatedFilesDir }: LoadContext, options: StaticContentOptions): Plugin {
  let folder = '';
  return {
    name: 'static-content',
    async contentLoaded({ actions }) {
      folder = path.dirname(await actions.createData('enhancers.js', enhancersModule(options)));
    },
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      const mode = modeOf(isServer);
      const adopts = new instance.DefinePlugin({ [ADOPTS]: JSON.stringify(mode === 'adopt') });
      if (options.dataFiles.every(({ frame }) => frame))
        return { plugins: [adopts], module: { rules: dataFileRules(options, mode) } };
      const replacements =
        mode === 'adopt'
          ? [
              replaceImport(
                instance,
                './preload',
                /[\\/]client[\\/](clientEntry|docusaurus)\.js$/,
                client('preload.ts'),
              ),
              // Waits for the code of the next page. Without a connection Docusaurus would reload into the browser's own error.
              replaceImport(instance, './preload', /[\\/]PendingNavigation\.js$/, client('preloadOrStay.ts')),
              ...writeTables(generatedFilesDir, folder).map(([request, file]) =>
                replaceImport(instance, request, /./, file),
              ),
            ]
          : [];
      return {
        // What a chunk needs of packages is part of it: for pages of the docs it would be five files more.
        ...(mode === 'adopt' && { optimization: { splitChunks: { cacheGroups: { defaultVendors: false } } } }),
        // Adopted content never asks for the components of MDX.
        ...(mode === 'adopt' && { resolve: { alias: { '@theme/MDXContent': client('PlainContent.tsx') } } }),
        plugins: [adopts, endOnRefused, ...replacements],
        module: {
          // A package.json beside a page could lead its requests to other files, by its field "browser". Docusaurus takes a
          // rule with `test` for one that compiles pages.
          rules: [
            ...dataFileRules(options, mode),
            { resource: /\.mdx?$/, resolve: { aliasFields: [] } },
            // Generated modules import by name, which TypeScript does not check.
            { resource: { and: [generatedFilesDir, /\.js$/] }, parser: { exportsPresence: 'error' } },
          ],
          // One file renders all pages: it would be a file for each, written, read and compiled for one page.
          ...(isServer && { parser: { javascript: { dynamicImportMode: 'eager' } } }),
        },
      };
    },
  };
}
