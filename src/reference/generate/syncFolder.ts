import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../listFiles';

/**
 * Makes `to` equal to `from`, touching only files that differ, so that a
 * running dev server reloads just the pages that changed.
 */
export async function syncFolder(from: string, to: string): Promise<{ written: number; removed: number }> {
  const [wanted, present] = await Promise.all([listFiles(from), listFiles(to)]);
  const kept = new Set(wanted);
  const stale = present.filter((file) => !kept.has(file));
  for (const file of stale) await rm(path.join(to, file));
  let written = 0;
  for (const file of wanted) {
    const target = path.join(to, file);
    const [next, current] = await Promise.all([
      readFile(path.join(from, file)),
      readFile(target).catch(() => undefined),
    ]);
    if (current?.equals(next)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(from, file), target);
    written += 1;
  }
  return { written, removed: stale.length };
}
