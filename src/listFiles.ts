import { type Dirent, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Path of a file relative to a folder, with `/` on every system: for names, messages and addresses. */
export const relativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');

const namesOf = (folder: string, entries: Dirent[]): string[] =>
  entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Every file below a folder, relative to it, with `/` on every system, sorted; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return namesOf(folder, entries);
}

/**
 * What `listFiles` gives, at once.
 *
 * @throws Error when there is no such folder.
 */
export const listFilesSync = (folder: string): string[] =>
  namesOf(folder, readdirSync(folder, { recursive: true, withFileTypes: true }));
