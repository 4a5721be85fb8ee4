import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '../content/portal';
import type { FinishedPages } from '../plugins/finished-pages/FinishedPages';
import { type Section, sectionsOf } from '../plugins/finished-pages/guide';
import { readPages } from '../reference/readPages';
import { buildIndex, type IndexedContent } from './build/buildIndex';
import { readGuides, sectionsOfBuild } from './build/records/guides';
import { INDEX_FILE } from './engine/records';

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Makes the dev server respond to requests for the index, which `read` returns. A production build has none. */
function serveIndex(read: () => string): ConfigureWebpackResult {
  const serve = ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!url.split('?')[0]?.endsWith(`/${INDEX_FILE}`)) return next();
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.end(read());
  };
  const setupMiddlewares = (middlewares: unknown[]) => {
    // The list is changed in place because Docusaurus sets a function here too: webpack-merge calls both with the same
    // list and concatenates their results. The first middleware takes precedence.
    middlewares.unshift({ name: 'search-index', middleware: serve });
    return [];
  };
  return { devServer: { setupMiddlewares } } as ConfigureWebpackResult;
}

const CLIENT = path.join(__dirname, 'client');

/** Searched content besides the reference and the guides; read after all content is loaded. */
export type SearchPluginOptions = {
  otherSources: () => Promise<Omit<IndexedContent, 'pages' | 'guides' | 'content'>>;
  /** Module that shows what a pasted identifier is. */
  verdict?: string | undefined;
  /** The finished pages of a build that reads them all. */
  pages?: FinishedPages | undefined;
  /** Undefined for: if the site has no search of its own. Then it is known when the bundles are configured. */
  isOn?: boolean | undefined;
  /** Modules in the place of others, in a site whose theme is not ours. */
  alias?: Readonly<Record<string, string>> | undefined;
};

/** The component of the classic theme that shows nothing, in a site without a search. */
const EMPTY = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]SearchBar\.js$/;

/** Builds the search index: a static file, written by a build and served from memory by the dev server. */
export default function searchPlugin(
  context: LoadContext,
  portal: Portal,
  { otherSources, verdict, pages: finished, alias, ...options }: SearchPluginOptions,
): Plugin {
  let { isOn } = options;
  let index = '';
  let pages: Awaited<ReturnType<typeof readPages>> = [];
  let make: (sectionsAt?: (permalink: string) => Section[] | undefined) => string = () => '';
  return {
    name: 'portal-search',
    async allContentLoaded({ allContent }) {
      const others = await otherSources();
      pages = await readPages(portal);
      make = (sectionsAt) =>
        JSON.stringify(
          buildIndex({
            pages,
            content: portal,
            guides: readGuides(allContent, context, portal.paths.pages, sectionsAt),
            ...others,
          }),
        );
      if (process.env.NODE_ENV === 'development') index = make();
    },
    configureWebpack({ resolve }, isServer) {
      isOn ??= EMPTY.test((resolve?.alias as Record<string, string> | undefined)?.['@theme/SearchBar'] ?? '');
      if (!isOn) return {};
      return {
        resolve: {
          alias: {
            '@verdict$': verdict ?? path.join(CLIENT, 'identifierVerdict'),
            '@search-dialog$': path.join(CLIENT, 'Dialog'),
            ...alias,
          },
        },
        // The server bundle has no workers and cannot be split.
        ...(isServer
          ? { module: { rules: [{ include: CLIENT, parser: { worker: false } }] } }
          : serveIndex(() => index)),
      };
    },
    async postBuild({ outDir }) {
      if (!isOn) return;
      await finished?.read(outDir, new Set(pages.map(({ permalink }) => permalink)));
      const read = sectionsOfBuild(outDir);
      const text = make((permalink) => {
        const guide = finished?.guides.get(permalink);
        return guide ? sectionsOf(guide.content) : read(permalink);
      });
      const file = path.join(outDir, INDEX_FILE);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
  };
}
