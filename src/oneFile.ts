import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

interface OneFileOptions {
  /** Module to start, relative to the site. */
  entry: string;
  /** Name of the import that stands for the data: `sandbox:data`. */
  dataModule: string;
  /** The data, as the file of that import: JSON or text. What else belongs into the file is read until it is there. */
  data: string | Promise<string>;
  loader: 'json' | 'text';
  /** Comment lines at the beginning: what the file is and how it is run. */
  about: string;
}

const headOf = (about: string): string => `#!/usr/bin/env node
${about}
// The licenses of the packages in it stand at the end.
import { createRequire as _make } from 'node:module';
// Some packages call require() for what they find in Node.js itself.
const require = _make(import.meta.url);`;

/** License texts of the packages the inputs belong to, as a comment. */
async function licensesOf(inputs: string[]): Promise<string> {
  const names = inputs.flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/[^:]*$/.exec(input)?.[1] ?? []);
  const texts = await Promise.all(
    [...new Set(names)].sort().map(async (name) => {
      const folder = path.resolve('node_modules', name);
      const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
      if (!file) throw new Error(`${name} has no license file, so it can not be packed.`);
      const license = await readFile(path.join(folder, file), 'utf8');
      return `${name}\n\n${license.trim()}`;
    }),
  );
  return `/*\n${texts.join('\n\n---\n\n').replaceAll('*/', '* /')}\n*/\n`;
}

/** A program with its packages and data as one file for Node.js 20 or later. The same sources give the same bytes. */
export async function oneFile({ entry, dataModule, data, loader, about }: OneFileOptions): Promise<string> {
  const { metafile, outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    outfile: 'packed.mjs',
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    legalComments: 'inline',
    metafile: true,
    banner: { js: headOf(about) },
    write: false,
    plugins: [
      {
        name: 'data',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: new RegExp(`^${dataModule}$`) }, () => ({ path: 'data', namespace: 'packed' }));
          onLoad({ filter: /.*/, namespace: 'packed' }, async () => ({ contents: await data, loader }));
        },
      },
    ],
  });
  return `${outputFiles[0]?.text}${await licensesOf(Object.keys(metafile.inputs))}`;
}
