import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, readManifest, takeLock } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { checkStopped } from './run';

async function existingFolder(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isThere || path.dirname(folder) === folder ? folder : existingFolder(path.dirname(folder));
}

/** @throws UserError when nothing can be written to a folder, or to the one where it will be made. */
async function checkWritable(out: string): Promise<void> {
  try {
    await rmdir(await mkdtemp(path.join(await existingFolder(out), '.portal-')));
  } catch (error) {
    throw new UserError(
      `--out ${out}: nothing can be written there: ${(error as Error).message}. Name another folder.`,
    );
  }
}

/** Throws a UserError unless a folder may take a portal: when it holds something else, is a file, or can't be written. */
export async function checkOut(out: string): Promise<void> {
  await checkWritable(out);
  const found = await stat(out).catch(() => undefined);
  if (!found) return;
  if (!found.isDirectory()) throw new UserError(`--out ${out}: this is a file. Name a folder.`);
  // Files beside the list are those of a process that was killed.
  const isEmpty = (await readdir(out)).every((name) => name.startsWith(`${MANIFEST}.`));
  if (isEmpty || (await readManifest(out))) return;
  throw new UserError(
    `--out ${out}: the folder is not empty and is not a portal (it has no ${MANIFEST}). Name an empty or a new folder.`,
  );
}

async function removeFile(out: string, name: string): Promise<void> {
  await rm(path.join(out, name), { force: true });
  try {
    for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder))
      await rmdir(path.join(out, folder));
  } catch {
    // Not empty, or gone already.
  }
}

/**
 * Puts a finished build in its place; of the files there it replaces and removes only those of an earlier portal.
 * @throws UserError when a file that no portal listed stands where the new one has a file; nothing is changed then.
 */
export async function publishPortal(build: string, out: string): Promise<void> {
  const built = await readManifest(build);
  if (!built) throw new Error(`${build} is not a finished build.`);
  const isNew = !existsSync(out);
  const unlock = await takeLock(path.join(out, `${MANIFEST}.lock`), `A portal in ${out}`);
  const staged = path.join(out, `${MANIFEST}.new`);
  try {
    const listed = await readManifest(out);
    const names = [...built];
    const unlisted = names.filter((name) => !listed?.has(name) && existsSync(path.join(out, name)));
    if (unlisted.length > 0)
      throw new UserError(
        `--out ${out}: the portal would replace ${unlisted.join(', ')}, which it did not write. Move it away.`,
      );
    await rm(staged, { recursive: true, force: true });
    // Complete on the same disk before the first file changes.
    await cp(build, staged, { recursive: true });
    checkStopped();
    const obsolete = [...(listed ?? [])].filter((name) => !built.has(name));
    // Until the end both portals are listed: an interrupted run is repeated.
    await writeFile(path.join(out, MANIFEST), [...names, ...obsolete].map((name) => `${name}\n`).join(''));
    for (const name of obsolete) await removeFile(out, name);
    for (const name of [...names, MANIFEST]) {
      await mkdir(path.dirname(path.join(out, name)), { recursive: true });
      await rename(path.join(staged, name), path.join(out, name));
    }
  } finally {
    await rm(staged, { recursive: true, force: true });
    await unlock();
    // It holds nothing if the work was stopped.
    if (isNew) await rmdir(out).catch(() => undefined);
  }
}
