import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from 'openapi-toolkit/node';

/** Returns the files of one folder that the other lacks or has with another content, and those that only the other has. */
async function compare(from: string, to: string) {
  const [fresh, old] = await Promise.all([listFiles(from), listFiles(to)]);
  const [made, existing] = [new Set(fresh), new Set(old)];
  const isSame = (file: string) =>
    existing.has(file) && readFileSync(path.join(from, file)).equals(readFileSync(path.join(to, file)));
  return { from, to, changed: fresh.filter((file) => !isSame(file)), obsolete: old.filter((file) => !made.has(file)) };
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch {
    // The folder is on another disk, or Windows has the file open.
    copyFileSync(from, to);
  }
}

/**
 * Makes each folder equal to its new one, and returns the numbers of files for the first. Writes only files that differ,
 * so that a dev server reloads only the changed pages. Obsolete files go last, and all at once: the watchers of the dev
 * server run in this process.
 */
export async function swapIn(folders: readonly (readonly [from: string, to: string])[]) {
  const all = await Promise.all(folders.map(([from, to]) => compare(from, to)));
  for (const { from, to, changed } of all) for (const file of changed) move(path.join(from, file), path.join(to, file));
  for (const { to, obsolete } of all) for (const file of obsolete) rmSync(path.join(to, file));
  return { written: all[0]?.changed.length ?? 0, removed: all[0]?.obsolete.length ?? 0 };
}
