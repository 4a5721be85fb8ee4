import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { oneFile } from '../oneFile';
import { packData } from '../packedData';
import { about } from './content/about';
import type { SandboxData } from './content/data';
import { readData } from './content/readData';
import { npmPackage } from './distribution/npmPackage';
import { sendScript } from './docs/sendScript';
import { READ } from './engine/operations';

/** Folder in which the site offers the sandbox, below its root. */
const FOLDER = 'sandbox';
/** Name under which the site offers the one file. */
export const PACKED = `${FOLDER}/${about.file}`;
/** The same as a package of npm. */
export const TARBALL = `${FOLDER}/${about.tarball}`;

const ABOUT = `// ${about.title}: invented data, on this machine only. Run it with Node.js 20 or later.`;

/** What the one file starts, and the data that it has. */
export interface Program {
  /** Module to start, relative to the site. It imports `sandbox:data`. */
  entry: string;
  /** Data besides those of the sandbox. */
  more: Record<string, unknown>;
}

/**
 * Packs the sandbox with its data into one file that runs without this repository, and that file for npm.
 *
 * @param folder Folder the site serves; the files go to `PACKED` and `TARBALL` below it.
 * @returns size of the one file in bytes.
 */
export async function packSandbox(folder: string, { entry, more }: Program): Promise<number> {
  const text = await oneFile({
    entry,
    dataModule: 'sandbox:data',
    data: await packData({ sandbox: withoutExtensions(await readData()), send: await sendScript(), ...more }),
    loader: 'text',
    about: ABOUT,
  });
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  await writeFile(path.join(folder, PACKED), text);
  await writeFile(path.join(folder, TARBALL), npmPackage(text, version));
  return Buffer.byteLength(text);
}

/** The sandbox needs no labels and sources; without them the file is a third smaller. */
function withoutExtensions(data: SandboxData): SandboxData {
  return JSON.parse(JSON.stringify(data), (key, value) => (key.startsWith('x-') && key !== READ ? undefined : value));
}
