import path from 'node:path';
import { build } from 'esbuild';
import { licensesOf } from './licenses';
import { paths } from './paths';

/** Bundles the text of a program, with paths from the site, into a CommonJS file that ends with licenses. Reproducible. */
export async function bundleProgram(program: string): Promise<string> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: program, resolveDir: path.resolve('.') },
    // An alias is that of longer names, too; the longest is taken.
    alias: {
      'docusaurus-preset-portal/content': path.resolve(paths.content),
      'docusaurus-preset-portal/content/plain': path.join(__dirname, '../content/plain.ts'),
    },
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
  const licenses = licensesOf(Object.keys(metafile.inputs)).replaceAll('*/', '* /');
  return `${outputFiles[0]?.text}/*\n${licenses}*/\n`;
}
