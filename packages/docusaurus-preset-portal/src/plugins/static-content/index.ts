import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { KEEPS_HTML } from './build/mdx';
import { dataFileRules, modeOf } from './dataFileRules';
import type { StaticContentOptions } from './options';

/** Source of the module that loads what elements and data files do in the browser, by the name of the component. */
function enhancersModule({ elements, dataFiles }: Pick<StaticContentOptions, 'elements' | 'dataFiles'>): string {
  const named = Object.entries(elements).map(([name, element]) => ({ enhance: undefined, ...element, name }));
  const entries = [...dataFiles, ...named].flatMap(({ name, enhance }) =>
    enhance ? [`  ${name}: () => import(${JSON.stringify(enhance)}),`] : [],
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}

const client = (file: string) => path.join(__dirname, 'client', file);
const frontMatterLoader = path.join(__dirname, 'build/frontMatterLoader.cjs');
const preloadLoader = path.join(__dirname, 'build/preloadLoader.cjs');

/** Components of the theme, ours and those of the site among them. Every page needs most of them. */
const THEME = /[\\/]theme[\\/]|[\\/](?:theme-common|plugin-content-docs)[\\/]lib[\\/]/;

/**
 * The content of MDX pages is static: the server renders it into the HTML, and the browser of a production build keeps
 * that HTML. So neither the text, nor its components, nor the data behind them are sent a second time as JavaScript.
 * `client/enhance.ts` adds what responds. In the dev server the browser renders the page itself, in the same frame.
 *
 * Styles of the content belong in a style sheet (`reference/css`, `css/guides`, `src/css` of a site): a CSS module leaves
 * the bundle with its component. The MDX side (`build/mdx.ts`) is given to the content plugins.
 */
export default function staticContentPlugin({ generatedFilesDir }: LoadContext, options: StaticContentOptions): Plugin {
  const { siteDir, paths } = options.portal;
  let permalinks: Record<string, string> = {};
  return {
    name: 'portal-static-content',
    async contentLoaded({ actions }) {
      await actions.createData('enhancers.js', enhancersModule(options));
    },
    async allContentLoaded({ allContent }) {
      const versions = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
        (content) => (content as LoadedContent).loadedVersions,
      );
      permalinks = Object.fromEntries(
        versions.flatMap(({ docs }) =>
          docs.map(({ source, permalink }) => [path.join(siteDir, source.replace('@site/', '')), permalink]),
        ),
      );
    },
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      const mode = modeOf(isServer);
      const keepsHtml = new instance.DefinePlugin({ [KEEPS_HTML]: JSON.stringify(mode === 'keep-html') });
      // Docusaurus takes a rule with `test` for one that compiles pages.
      const resource = { and: [/\.mdx?$/, path.resolve(siteDir, paths.docs)] };
      const rules = [...dataFileRules(options, mode), { resource, enforce: 'pre' as const, loader: frontMatterLoader }];
      if (options.dataFiles.every(({ frame }) => frame)) return { plugins: [keepsHtml], module: { rules } };
      return {
        ...(mode === 'keep-html' && {
          // One chunk for the theme: else it would be three, and each would hold what they have in common.
          optimization: {
            splitChunks: {
              cacheGroups: {
                defaultVendors: false,
                theme: { name: 'theme', test: THEME, chunks: 'async' as const, enforce: true, priority: 45 },
              },
            },
          },
          // Kept content never asks for the components of MDX.
          resolve: { alias: { '@theme/MDXContent': client('PlainContent') } },
        }),
        plugins: [keepsHtml],
        module: {
          // A package.json beside a page could lead its requests to other files, by its field "browser".
          rules: [
            ...rules,
            { resource: /\.mdx?$/, resolve: { aliasFields: [] } },
            ...(mode === 'keep-html'
              ? [{ resource: /\.mdx?$/, enforce: 'post' as const, loader: preloadLoader, options: { permalinks } }]
              : []),
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
