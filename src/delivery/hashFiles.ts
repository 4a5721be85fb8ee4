import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Hash of files by their names and content.
 *
 * @param siteDir Folder of the site.
 * @param files Names relative to it.
 * @param more What counts besides the files, as JSON.
 */
export function hashFiles(siteDir: string, files: readonly string[], more: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of files) {
    // More than a thousand small files: to wait for each costs ten times as much.
    const content = readFileSync(path.join(siteDir, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
