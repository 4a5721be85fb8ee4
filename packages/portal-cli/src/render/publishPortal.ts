import { existsSync } from 'node:fs';
import { access, constants, cp, mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, readManifest } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { checkStopped } from './run';

/** Returns a folder, or the one in which it will be made. */
const existingFolder = (folder: string): string =>
  existsSync(folder) || path.dirname(folder) === folder ? folder : existingFolder(path.dirname(folder));

/** Throws a UserError unless a folder may take a portal: when it holds something else, is a file, or can't be written. */
export async function checkOut(out: string): Promise<void> {
  const fail = (problem: string): never => {
    throw new UserError(`--out ${out}: ${problem}`);
  };
  const folder = existingFolder(out);
  await access(folder, constants.W_OK).catch(({ message }: Error) =>
    fail(`nothing can be written there: ${message}. Name another folder.`),
  );
  if (!(await stat(folder)).isDirectory()) fail(`${folder} is a file. Name a folder.`);
  if (folder !== out || (await readdir(out)).length === 0 || (await readManifest(out))) return;
  fail(`the folder is not empty and is not a portal (it has no ${MANIFEST}). Name an empty or a new folder.`);
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
  const listed = await readManifest(out);
  const unlisted = [...built].filter((name) => !listed?.has(name) && existsSync(path.join(out, name)));
  if (unlisted.length > 0)
    throw new UserError(
      `--out ${out}: the portal would replace ${unlisted.join(', ')}, which it did not write. Move it away.`,
    );
  checkStopped();
  await mkdir(out, { recursive: true });
  const obsolete = [...(listed ?? [])].filter((name) => !built.has(name));
  // While files are copied both portals are listed: an interrupted run is repeated.
  await writeFile(path.join(out, MANIFEST), [...built, ...obsolete].map((name) => `${name}\n`).join(''));
  for (const name of obsolete) await removeFile(out, name);
  await cp(build, out, { recursive: true });
}
