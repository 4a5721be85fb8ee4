import path from 'node:path';
import { build } from 'esbuild';

/**
 * Builds the script, with styles, by which documentation pages send requests. Only the sandbox injects it into the
 * pages it serves; pages of a hosted site never contain it.
 */
export async function sendScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '../reference/send/client/index.ts')],
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
