import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../../lib/paths';
import { sha256 } from '../../../lib/sha256';
import { elementSuffix } from './dataFile';

/** Written only when it changed: the server and the browser build compile the same page side by side. */
async function write(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes the props of an element for `dataFileLoader.cjs`; returns the name of the file in `paths.elements`. */
export async function writeProps(name: string, props: object): Promise<string> {
  const text = JSON.stringify(props);
  const hash = sha256(text).slice(0, 16);
  const file = `${hash}${elementSuffix(name)}`;
  await write(path.join(paths.elements, file), text);
  return file;
}
