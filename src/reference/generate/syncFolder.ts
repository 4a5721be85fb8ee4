import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/listFiles';

/**
 * Makes `to` equal to `from`. Writes only files that differ, so that a running dev server reloads only the changed
 * pages.
 */
export async function syncFolder(from: string, to: string): Promise<{ written: number; removed: number }> {
  const [wanted, present] = await Promise.all([listFiles(from), listFiles(to)]);
  const wantedNames = new Set(wanted);
  const stale = present.filter((file) => !wantedNames.has(file));
  for (const file of stale) rmSync(path.join(to, file));
  const there = new Set(present);
  for (const folder of new Set(wanted.map((file) => path.dirname(file))))
    mkdirSync(path.join(to, folder), { recursive: true });
  const isSame = (file: string) =>
    there.has(file) && readFileSync(path.join(from, file)).equals(readFileSync(path.join(to, file)));
  const changed = wanted.filter((file) => !isSame(file));
  for (const file of changed) copyFileSync(path.join(from, file), path.join(to, file));
  return { written: changed.length, removed: stale.length };
}
