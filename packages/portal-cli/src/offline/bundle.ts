import path from 'node:path';
import { licensesOf, SEND_SCRIPT } from 'docusaurus-preset-portal/node';
import { build } from 'esbuild';

/** Endings of modules: those of the packages are sources in its repository, and `.mjs` where it is installed. */
const ENDINGS = ['.tsx', '.ts', '.mjs', '.js', '.json'];

/** Bundles the text of a program, with paths from the site, into a CommonJS file that ends with licenses. Reproducible. */
export async function bundleProgram(
  program: string,
  { siteDir, paths }: { siteDir: string; paths: { content: string } },
): Promise<string> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: program, resolveDir: path.resolve(siteDir) },
    plugins: [
      {
        name: 'content',
        // An alias would be that of longer names, too.
        setup: ({ onResolve, resolve }) =>
          onResolve({ filter: /^docusaurus-preset-portal\/content$/ }, ({ kind }) =>
            resolve(path.resolve(paths.content), { kind, resolveDir: siteDir }),
          ),
      },
    ],
    // Imported by modules that the bundle leaves out; to read it would print a warning.
    external: ['esbuild'],
    resolveExtensions: ENDINGS,
    outfile: 'program.cjs',
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    charset: 'utf8',
    legalComments: 'inline',
    metafile: true,
    write: false,
  });
  const licenses = licensesOf(Object.keys(metafile.outputs['program.cjs']?.inputs ?? {})).replaceAll('*/', '* /');
  return `${outputFiles[0]?.text}/*\n${licenses}*/\n`;
}

/** Builds the script, with styles, by which pages send requests. Only the sandbox injects it into pages it serves. */
export async function sendScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SEND_SCRIPT],
    resolveExtensions: ENDINGS,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    charset: 'utf8',
    loader: { '.css': 'text' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
