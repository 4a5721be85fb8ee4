import { readFileSync } from 'node:fs';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';

/** Returns the files of `src`, without tests and their data, whose text matches. */
export const searchSource = (pattern: RegExp): string[] =>
  listFilesSync('src')
    .filter((file) => /(?<!\.(test|fixture))\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));
