import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BadInput } from '../BadInput';

/** Every build has these; a folder with them was rendered. */
const OF_A_PORTAL = ['search-index', 'openapi', 'index.html'];

/**
 * Checks that a folder may take a portal.
 *
 * @throws BadInput when it holds something else, or is a file.
 */
export async function checkOut(out: string): Promise<void> {
  const found = await stat(out).catch(() => undefined);
  if (!found) return;
  if (!found.isDirectory()) throw new BadInput(`--out ${out}: this is a file. Name a folder.`);
  const names = await readdir(out);
  if (names.length === 0 || OF_A_PORTAL.every((name) => names.includes(name))) return;
  throw new BadInput(
    `--out ${out}: the folder holds other files, which a portal would replace. Name an empty or a new folder.`,
  );
}

/** Puts a finished build in its place, whole: the folder is never half written. */
export async function publish(build: string, out: string): Promise<void> {
  const [fresh, old] = [`${out}.new-${process.pid}`, `${out}.old-${process.pid}`];
  await mkdir(path.dirname(out), { recursive: true });
  try {
    await cp(build, fresh, { recursive: true });
    if (existsSync(out)) await rename(out, old);
    await rename(fresh, out);
  } finally {
    for (const folder of [fresh, old]) await rm(folder, { recursive: true, force: true });
  }
}
