import path from 'node:path';
import { build } from 'esbuild';

/**
 * The script by which pages of the documentation send requests, with its styles. No page of a hosted site has it: it is
 * in the sandbox alone, which puts it into the pages that it serves.
 */
export async function sendScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '../../reference/send/client/index.ts')],
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
