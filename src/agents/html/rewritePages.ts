import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../listFiles';
import { pointToTwin } from './pointToTwin';

/**
 * Writes the way to Markdown into every page of a build.
 *
 * @param twinOf Path of the twin of a page, by its file; undefined for a page without one.
 * @returns How many pages there are.
 */
export async function rewritePages(build: string, twinOf: (file: string) => string | undefined): Promise<number> {
  const names = (await listFiles(build)).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const file = path.join(build, name);
    writeFileSync(file, pointToTwin(readFileSync(file, 'utf8'), twinOf(name)));
  }
  return names.length;
}
