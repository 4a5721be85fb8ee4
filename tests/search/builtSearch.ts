import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSearch } from 'docusaurus-preset-portal/program';
import type { SearchEngine } from 'docusaurus-preset-portal/testing';
import { finders, language } from '#site';

/** The tested build. */
export const BUILD = process.env.PORTAL_BUILD ?? 'build';

/** Text of a file of the built index. */
export const indexText = (file: string): string => readFileSync(path.join(BUILD, 'search-index', file), 'utf8');

export const readIndex = <T>(file: string) => JSON.parse(indexText(file)) as T;

/** The search of the dialog over the built files. */
export const builtSearch = (): SearchEngine =>
  createSearch(async (file) => JSON.parse(readFileSync(path.join(BUILD, file), 'utf8')), { language, finders });
