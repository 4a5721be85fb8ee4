import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../listFiles';
import { type Insertion, insert, missingTags } from './completeTags';
import { pointToTwin } from './pointToTwin';

/**
 * Writes complete tags, and the way to Markdown, into every page of a build.
 *
 * @param twinOf Path of the twin of a page, by its file; undefined for a page without one.
 * @param missing What is known of the tags that pages leave out, by their files.
 * @returns How many pages there are.
 */
export async function rewritePages(
  build: string,
  twinOf: (file: string) => string | undefined,
  missing: ReadonlyMap<string, Insertion[]>,
): Promise<number> {
  const names = (await listFiles(build)).filter((name) => name.endsWith('.html'));
  for (const name of names) {
    const file = path.join(build, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, pointToTwin(insert(html, missing.get(name) ?? missingTags(html)), twinOf(name)));
  }
  return names.length;
}
