import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './listFiles';
import { sha256 } from './sha256';

/** File in a build that lists all its files, in the format of `sha256sum`: `sha256sum --check .files` verifies it. */
export const MANIFEST = '.files';

/** Line of the list. Lists of early releases have no hashes. */
const LINE = /^(?:([0-9a-f]{64}) [ *])?(.+)$/gm;

const hashOf = (file: string): Promise<string | undefined> =>
  readFile(file).then(
    (bytes) => sha256(bytes),
    () => undefined,
  );

/** Writes the list of all files of a finished build. */
export async function writeManifest(build: string): Promise<void> {
  const names = (await listFiles(build)).filter((name) => name !== MANIFEST);
  const lines: string[] = [];
  for (const name of names) lines.push(`${await hashOf(path.join(build, name))}  ${name}\n`);
  await writeFile(path.join(build, MANIFEST), lines.join(''));
}

/** Returns the files of a build with their hashes; undefined if it has no list, or one that names files outside. */
export async function readManifest(build: string): Promise<Map<string, string> | undefined> {
  const text = await readFile(path.join(build, MANIFEST), 'utf8').catch(() => undefined);
  const files = new Map([...(text ?? '').matchAll(LINE)].map(([, hash = '', name = '']) => [name, hash]));
  const isInside = (name: string) => !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..');
  return files.size > 0 && [...files.keys()].every(isInside) ? files : undefined;
}
