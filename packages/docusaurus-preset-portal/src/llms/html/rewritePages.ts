import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/listFiles';
import { linkMarkdownCopy } from './linkMarkdownCopy';

/**
 * Adds links to the Markdown copies to every page of a build.
 *
 * @param markdownCopyOf Returns the path of the Markdown copy of a page, by its file; undefined for a page without one.
 * @returns The number of pages.
 */
export async function rewritePages(
  build: string,
  markdownCopyOf: (file: string) => string | undefined,
  basePath: string,
): Promise<number> {
  const names = (await listFiles(build)).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const file = path.join(build, name);
    writeFileSync(file, linkMarkdownCopy(readFileSync(file, 'utf8'), markdownCopyOf(name), basePath));
  }
  return names.length;
}
