import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eachAtOnce } from '../../eachAtOnce';
import { listFiles } from '../../listFiles';

/**
 * Makes `to` equal to `from`, touching only files that differ, so that a
 * running dev server reloads just the pages that changed.
 */
export async function syncFolder(from: string, to: string): Promise<{ written: number; removed: number }> {
  const [wanted, present] = await Promise.all([listFiles(from), listFiles(to)]);
  const kept = new Set(wanted);
  const stale = present.filter((file) => !kept.has(file));
  await eachAtOnce(stale, (file) => rm(path.join(to, file)));
  const there = new Set(present);
  for (const folder of new Set(wanted.map((file) => path.dirname(file))))
    await mkdir(path.join(to, folder), { recursive: true });
  let written = 0;
  await eachAtOnce(wanted, async (file) => {
    const target = path.join(to, file);
    const next = await readFile(path.join(from, file));
    if (there.has(file) && next.equals(await readFile(target))) return;
    await writeFile(target, next);
    written += 1;
  });
  return { written, removed: stale.length };
}
