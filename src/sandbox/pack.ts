import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { about } from './content/about';
import type { SandboxData } from './content/data';
import { readData } from './content/readData';
import { containerfile } from './distribution/containerfile';
import { npmPackage } from './distribution/npmPackage';

/** Folder in which the site offers the sandbox, below its root. */
const FOLDER = 'sandbox';
/** Name under which the site offers the one file. */
export const PACKED = `${FOLDER}/${about.file}`;
/** The same as a package of npm. */
export const TARBALL = `${FOLDER}/${about.tarball}`;
/** How a container of it is built. */
export const CONTAINERFILE = `${FOLDER}/Containerfile`;

const HEAD = `#!/usr/bin/env node
// ${about.title}: invented data, on this machine only. Run it with Node.js 20 or later.
// The licenses of the packages in it stand at the end.
import { createRequire as _make } from 'node:module';
// Some packages call require() for what they find in Node.js itself.
const require = _make(import.meta.url);`;

/**
 * Packs the sandbox with its data into one file that runs without this repository, and that file for npm and containers.
 *
 * @param folder Folder the site serves; the files go to `PACKED`, `TARBALL` and `CONTAINERFILE` below it.
 * @returns size of the one file in bytes.
 */
export async function packSandbox(folder: string): Promise<number> {
  const contents = JSON.stringify(withoutExtensions(await readData()));
  const { metafile, outputFiles } = await build({
    entryPoints: [path.resolve('src/sandbox/packed.ts')],
    outfile: path.join(folder, PACKED),
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    legalComments: 'inline',
    metafile: true,
    banner: { js: HEAD },
    write: false,
    plugins: [
      {
        name: 'data',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^sandbox:data$/ }, () => ({ path: 'data', namespace: 'sandbox' }));
          onLoad({ filter: /.*/, namespace: 'sandbox' }, () => ({ contents, loader: 'json' }));
        },
      },
    ],
  });
  const text = `${outputFiles[0]?.text}${await licensesOf(Object.keys(metafile.inputs))}`;
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  await writeFile(path.join(folder, PACKED), text);
  await writeFile(path.join(folder, TARBALL), npmPackage(text, version));
  await writeFile(path.join(folder, CONTAINERFILE), containerfile);
  return Buffer.byteLength(text);
}

/** The sandbox needs no labels and sources; without them the file is a third smaller. */
function withoutExtensions(data: SandboxData): SandboxData {
  return JSON.parse(JSON.stringify(data), (key, value) => (key.startsWith('x-') ? undefined : value));
}

/** License texts of the packages the inputs belong to, as a comment. */
async function licensesOf(inputs: string[]): Promise<string> {
  const names = inputs.flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/[^:]*$/.exec(input)?.[1] ?? []);
  const texts = await Promise.all(
    [...new Set(names)].sort().map(async (name) => {
      const license = await readFile(path.resolve('node_modules', name, 'LICENSE'), 'utf8');
      return `${name}\n\n${license.trim()}`;
    }),
  );
  return `/*\n${texts.join('\n\n---\n\n').replaceAll('*/', '* /')}\n*/\n`;
}
