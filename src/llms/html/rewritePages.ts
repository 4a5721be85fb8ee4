import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/listFiles';
import { pointToTwin } from './linkMarkdownCopy';

/**
 * Adds links to the Markdown copies to every page of a build.
 *
 * @param twinOf Returns the path of the Markdown copy of a page, by its file; undefined for a page without one.
 * @returns The number of pages.
 */
export async function rewritePages(build: string, twinOf: (file: string) => string | undefined): Promise<number> {
  const names = (await listFiles(build)).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const file = path.join(build, name);
    writeFileSync(file, pointToTwin(readFileSync(file, 'utf8'), twinOf(name)));
  }
  return names.length;
}
