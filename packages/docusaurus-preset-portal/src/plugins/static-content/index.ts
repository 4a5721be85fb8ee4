import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceImport } from '../replaceImport';
import { clientTables, type Tables } from './build/clientTables';
import { endOnRefused } from './build/recmaOwnFiles';
import { ADOPTS } from './build/recmaStaticPage';
import { dataFileRules } from './dataFileRules';
import { enhancersModule } from './enhancersModule';
import { modeOf } from './mode';
import type { StaticContentOptions } from './options';

const client = (file: string) => path.join(__dirname, 'client', file);

/** The tables of Docusaurus, by their files. */
const TABLES: Record<keyof Tables, string> = {
  routes: 'routes.js',
  routesChunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
};
const names = Object.keys(TABLES) as (keyof Tables)[];

/** The tables that Docusaurus has written when bundlers are configured. */
function readTables(generated: string): Tables {
  const read = (name: keyof Tables) => readFileSync(path.join(generated, TABLES[name]), 'utf8');
  return { routes: read('routes'), routesChunkNames: read('routesChunkNames'), registry: read('registry') };
}

/** Writes the tables that take their place in the browser of a build, and returns their files by import. */
function writeTables(generated: string, folder: string): [request: string, file: string][] {
  const pages = path.join(folder, 'pages.js');
  const tables = clientTables(readTables(generated), { docPage: client('docPage.tsx'), pages });
  writeFileSync(pages, tables.pages);
  return names.map((name) => {
    const file = path.join(folder, TABLES[name]);
    writeFileSync(file, tables[name]);
    return [`@generated/${name}`, file];
  });
}

/**
 * The content of MDX pages is static: the server renders it into the HTML, and the browser of a production build adopts
 * that HTML. So neither the text, nor its components, nor the data behind them are sent a second time as JavaScript.
 * `client/enhance.ts` adds what responds. In the dev server the browser renders the page itself, in the same frame.
 *
 * Styles of the content belong in a stylesheet of the site (`reference/css`, `css/guides`): a CSS module leaves the
 * bundle with its component. The MDX side (`build/mdx.ts`) is given to the content plugins.
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
            { include: generatedFilesDir, parser: { exportsPresence: 'error' } },
          ],
          // One file renders all pages: it would be a file for each, written, read and compiled for one page.
          ...(isServer && { parser: { javascript: { dynamicImportMode: 'eager' } } }),
        },
      };
    },
  };
}
