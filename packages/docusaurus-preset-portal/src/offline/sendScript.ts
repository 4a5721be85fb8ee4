import path from 'node:path';
import { build } from 'esbuild';
import { ENDINGS } from '../lib/bundleProgram';

/** Builds the script, with styles, by which pages send requests. Only the sandbox injects it into pages it serves. */
export async function sendScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '../reference/send/client/index')],
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
