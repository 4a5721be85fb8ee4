import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import glossary from '../../docs/_data/glossary.json';
import synonyms from '../../docs/_data/search-synonyms.json';
import { changelogData } from '../changes/build/data';
import { paths } from '../paths';
import { readPages } from '../reference/readPages';
import { guides } from '../site';
import { siteTranslations } from '../translations';
import { buildIndex } from './build/buildIndex';
import { serveIndex } from './build/devServer';
import { readGuides } from './build/guides';

/** Folder of the index below the site. */
export const FOLDER = 'search-index';
const PAGES = { attributesPage: guides.attributes, glossaryPage: guides.glossary, changelogPage: guides.changelog };

/**
 * Makes the search index: static files below `/search-index/`, written by a build, served from
 * memory by the dev server. `build/buildIndex.ts` says what is in it, `engine/` how it is searched.
 */
export default function searchPlugin({ siteDir }: LoadContext): Plugin {
  let files = new Map<string, string>();
  return {
    name: 'search',
    async allContentLoaded({ allContent }) {
      const [pages, guides, { attributes }, { releases }] = await Promise.all([
        readPages(path.join(siteDir, paths.pages)),
        readGuides(allContent, siteDir),
        siteTranslations(),
        changelogData(),
      ]);
      files = buildIndex({ pages, guides, attributes, glossary, releases, synonyms, ...PAGES });
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
