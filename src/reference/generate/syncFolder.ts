import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Makes `to` equal to `from`, touching only files that differ, so that a
 * running dev server reloads just the pages that changed.
 */
export async function syncFolder(from: string, to: string): Promise<{ written: number; removed: number }> {
  const [wanted, present] = await Promise.all([filesIn(from), filesIn(to)]);
  const stale = present.filter((file) => !wanted.includes(file));
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
