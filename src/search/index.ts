import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../paths';
import { readPages } from '../reference/readPages';
import { buildIndex, type Sources } from './build/buildIndex';
import { serveIndex } from './build/devServer';
import { readGuides } from './build/guides';

/** Folder of the index below the site. */
export const FOLDER = 'search-index';

/** What is searched besides the reference and the guides; read when all content is loaded. */
export type Options = { further: () => Promise<Omit<Sources, 'pages' | 'guides'>> };

/**
 * Makes the search index: static files below `/search-index/`, written by a build, served from
 * memory by the dev server. `build/buildIndex.ts` says what is in it, `engine/` how it is searched.
 */
export default function searchPlugin({ siteDir }: LoadContext, { further }: Options): Plugin {
  let files = new Map<string, string>();
  return {
    name: 'search',
    async allContentLoaded({ allContent }) {
      const [pages, guides, others] = await Promise.all([
        readPages(path.join(siteDir, paths.pages)),
        readGuides(allContent, siteDir),
        further(),
      ]);
      files = buildIndex({ pages, guides, ...others });
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : serveIndex(FOLDER, (name) => files.get(name))),
    async postBuild({ outDir }) {
      const folder = path.join(outDir, FOLDER);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await Promise.all([...files].map(([name, text]) => writeFile(path.join(folder, name), text)));
    },
  };
}
