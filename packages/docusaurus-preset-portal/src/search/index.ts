import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../lib/paths';
import { readPages } from '../reference/readPages';
import { buildIndex, type IndexedContent } from './build/buildIndex';
import { serveIndex } from './build/devServer';
import { readGuidePages } from './build/guides';
import { INDEX_FOLDER } from './folder';

const CLIENT = path.join(__dirname, 'client');

/** Searched content besides the reference and the guides; read after all content is loaded. */
export type SearchPluginOptions = {
  otherSources: () => Promise<Omit<IndexedContent, 'pages' | 'guides'>>;
  /** Module that shows what a pasted identifier is. */
  verdict?: string | undefined;
};

/**
 * Builds the search index: static files below `/search-index/`, written by a build and served from memory by the dev
 * server. See `build/buildIndex.ts` for its content and `engine/` for the search.
 */
export default function searchPlugin({ siteDir }: LoadContext, { otherSources, verdict }: SearchPluginOptions): Plugin {
  let files = new Map<string, string>();
  return {
    name: 'search',
    async allContentLoaded({ allContent }) {
      const [pages, guides, others] = await Promise.all([
        readPages(path.resolve(siteDir, paths.pages)),
        readGuidePages(allContent, siteDir),
        otherSources(),
      ]);
      files = buildIndex({ pages, guides, ...others });
    },
    configureWebpack: (_config, isServer) => ({
      ...(verdict && { resolve: { alias: { 'docusaurus-preset-portal/search/client/identifierVerdict$': verdict } } }),
      // The server bundle has no workers and cannot be split.
      ...(isServer
        ? { module: { rules: [{ include: CLIENT, parser: { worker: false } }] } }
        : serveIndex(INDEX_FOLDER, (name) => files.get(name))),
    }),
    async postBuild({ outDir }) {
      const folder = path.join(outDir, INDEX_FOLDER);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await Promise.all([...files].map(([name, text]) => writeFile(path.join(folder, name), text)));
    },
  };
}
