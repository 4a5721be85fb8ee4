import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSearch } from 'docusaurus-preset-portal/program';
import type { SearchEngine, SearchIndex } from 'docusaurus-preset-portal/testing';
import { finders, language } from '#site';

/** The tested build. */
export const BUILD = process.env.PORTAL_BUILD ?? 'build';

export const readIndex = (): SearchIndex =>
  JSON.parse(readFileSync(path.join(BUILD, 'search-index/index.json'), 'utf8'));

/** The search of the dialog over the built files. */
export const builtSearch = (): SearchEngine =>
  createSearch(async (file) => JSON.parse(readFileSync(path.join(BUILD, file), 'utf8')), { language, finders });
