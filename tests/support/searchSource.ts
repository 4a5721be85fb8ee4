import { readFileSync } from 'node:fs';
import { listFilesSync } from 'openapi-toolkit/node';

/** Folders of sources: the site and the packages. */
export const SOURCES = [
  'src',
  ...['docusaurus-preset-portal', 'openapi-toolkit', 'api-clients', 'portal-cli'].map((name) => `packages/${name}/src`),
];

/** Returns the paths of the files of site and engine. */
export const sourceFiles = (): string[] =>
  SOURCES.flatMap((folder) => listFilesSync(folder).map((file) => `${folder}/${file}`));

/** Returns the sources, without tests and their data, whose text matches. */
export const searchSource = (pattern: RegExp): string[] =>
  sourceFiles()
    .filter((file) => /(?<!\.(test|fixture))\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));
