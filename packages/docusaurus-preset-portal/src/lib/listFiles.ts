import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of a file relative to a folder, with `/` on every system: for names, messages and addresses. */
export const relativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');

const namesOf = (folder: string, entries: Dirent[]): string[] =>
  entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Lists every file below an existing folder, relative to it, with `/` on every system, sorted. */
export const listFilesSync = (folder: string): string[] =>
  namesOf(folder, readdirSync(folder, { recursive: true, withFileTypes: true }));

/** Lists the same; empty if there is no such folder. Reading folders one by one would take several times as long. */
export async function listFiles(folder: string): Promise<string[]> {
  return existsSync(folder) ? listFilesSync(folder) : [];
}
