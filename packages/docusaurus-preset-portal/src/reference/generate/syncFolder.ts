import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/listFiles';

/** Makes `to` equal to `from`. Writes only files that differ, so that a dev server reloads only the changed pages. */
export async function syncFolder(from: string, to: string): Promise<{ written: number; removed: number }> {
  const [sourceFiles, targetFiles] = await Promise.all([listFiles(from), listFiles(to)]);
  const sourceNames = new Set(sourceFiles);
  const removed = targetFiles.filter((file) => !sourceNames.has(file));
  for (const file of removed) rmSync(path.join(to, file));
  const existing = new Set(targetFiles);
  for (const folder of new Set(sourceFiles.map((file) => path.dirname(file))))
    mkdirSync(path.join(to, folder), { recursive: true });
  const isSame = (file: string) =>
    existing.has(file) && readFileSync(path.join(from, file)).equals(readFileSync(path.join(to, file)));
  const changed = sourceFiles.filter((file) => !isSame(file));
  for (const file of changed) copyFileSync(path.join(from, file), path.join(to, file));
  return { written: changed.length, removed: removed.length };
}
