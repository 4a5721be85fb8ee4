import path from 'node:path';
import { build } from 'esbuild';
import { licensesOf } from './licenses';

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

/** A program with its packages and data as one file for Node.js 20 or later. The same sources give the same bytes. */
export async function bundleSingleFile({ entry, dataModule, data, loader, about }: OneFileOptions): Promise<string> {
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
  const licenses = licensesOf(Object.keys(metafile.inputs)).replaceAll('*/', '* /');
  return `${outputFiles[0]?.text}/*\n${licenses}*/\n`;
}
