import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleSingleFile } from '../lib/bundleSingleFile';
import { packData } from '../lib/packedData';
import { about } from './about';
import type { SandboxData } from './data';
import { npmPackage } from './distribution/npmPackage';
import { sendScript } from './docs/sendScript';
import { READ } from './engine/operations';

/** Folder of the sandbox downloads, below the site root. */
const FOLDER = 'sandbox';
/** Path of the bundled file on the site. */
export const PACKED = `${FOLDER}/${about.file}`;
/** Path of the npm package on the site. */
export const TARBALL = `${FOLDER}/${about.tarball}`;

const ABOUT = `// ${about.title}: invented data, on this machine only. Run it with Node.js 20 or later.`;

/** Entry point of the bundled file, and its data. */
export interface Program {
  /** Entry module, relative to the site. It imports `sandbox:data`. */
  entry: string;
  data: SandboxData;
  /** Data in addition to those of the sandbox. */
  more: Record<string, unknown>;
}

/**
 * Bundles the sandbox with its data into one file that runs without this repository, and builds an npm package from
 * it.
 *
 * @param folder Folder that the site serves; the files go to `PACKED` and `TARBALL` below it.
 * @returns size of the bundled file in bytes.
 */
export async function packSandbox(folder: string, { entry, data, more }: Program): Promise<number> {
  const text = await bundleSingleFile({
    entry,
    dataModule: 'sandbox:data',
    data: await packData({ sandbox: withoutExtensions(data), send: await sendScript(), ...more }),
    loader: 'text',
    about: ABOUT,
  });
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  await writeFile(path.join(folder, PACKED), text);
  await writeFile(path.join(folder, TARBALL), npmPackage(text, version));
  return Buffer.byteLength(text);
}

/** Removes labels and sources, which the sandbox does not use: the file becomes a third smaller. */
function withoutExtensions(data: SandboxData): SandboxData {
  return JSON.parse(JSON.stringify(data), (key, value) => (key.startsWith('x-') && key !== READ ? undefined : value));
}
