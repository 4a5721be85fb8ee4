import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Path of a file relative to a folder, with `/` on every system: for names, messages and addresses. */
export const relativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');

const namesOf = (folder: string, entries: Dirent[]): string[] =>
  entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/**
 * Every file below a folder, relative to it, with `/` on every system, sorted.
 *
 * @throws Error when there is no such folder.
 */
export const listFilesSync = (folder: string): string[] =>
  namesOf(folder, readdirSync(folder, { recursive: true, withFileTypes: true }));

/** The same; none when there is no such folder. Read at once: folder by folder it takes several times as long. */
export async function listFiles(folder: string): Promise<string[]> {
  return existsSync(folder) ? listFilesSync(folder) : [];
}
