import path from 'node:path';
import { build } from 'esbuild';
import { licensesOf } from './licenses';

interface SingleFileOptions {
  /** Module to start, relative to the site. */
  entry: string;
  /** Name of the import that stands for the data: `sandbox:data`. */
  dataModule: string;
  /** Content of that import: JSON or text. The other modules are bundled while the data are awaited. */
  data: string | Promise<string>;
  loader: 'json' | 'text';
  /** Comment lines at the beginning: what the file is and how it is run. */
  about: string;
}

const headOf = (about: string): string => `#!/usr/bin/env node
${about}
// The licenses of the bundled packages are at the end.
import { createRequire as _make } from 'node:module';
// Some packages call require() for modules of Node.js.
const require = _make(import.meta.url);`;

/** Bundles a program with its packages and data into one file for Node.js 20 or later. The output is reproducible. */
export async function bundleSingleFile({ entry, dataModule, data, loader, about }: SingleFileOptions): Promise<string> {
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
