import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, sha256 } from 'openapi-toolkit/node';

/** File in a build that lists all its files, in the format of `sha256sum`: `sha256sum --check .files` verifies it. */
export const MANIFEST = '.files';

/** Line of the list. Lists of early releases, and of portals that are being replaced, have no hashes. */
const LINE = /^(?:[0-9a-f]{64} [ *])?(.+)$/gm;

/** Writes the list of all files of a finished build. */
export async function writeManifest(build: string): Promise<void> {
  const names = (await listFiles(build)).filter((name) => name !== MANIFEST);
  const lines: string[] = [];
  for (const name of names) lines.push(`${sha256(await readFile(path.join(build, name)))}  ${name}\n`);
  await writeFile(path.join(build, MANIFEST), lines.join(''));
}

/** Returns the names of the files of a build; undefined if it has no list, or one that names files outside. */
export async function readManifest(build: string): Promise<Set<string> | undefined> {
  const text = await readFile(path.join(build, MANIFEST), 'utf8').catch(() => undefined);
  const files = new Set([...(text ?? '').matchAll(LINE)].map(([, name = '']) => name));
  const isInside = (name: string) => !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..');
  return files.size > 0 && [...files].every(isInside) ? files : undefined;
}
