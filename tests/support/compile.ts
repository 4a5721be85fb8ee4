import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COMPILER = path.resolve('node_modules/@typescript/native/bin/tsc');

/** The strictest settings of TypeScript, for the current Node.js and its types, as in a `tsconfig.json`. */
const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2022',
  types: ['node'],
  typeRoots: [path.resolve('node_modules/@types')],
  noEmit: true,
};

/** Libraries of the language, without and with that of a browser. */
const LANGUAGE = ['es2022'];
export const libraries = { alone: LANGUAGE, dom: [...LANGUAGE, 'dom', 'dom.iterable'] };

/**
 * Compiles files together and writes nothing.
 *
 * @param different Settings that differ from the strictest.
 * @returns Messages of the compiler, each with its file; empty if there is no error.
 */
export function typeFaults(files: string[], different: Record<string, unknown> = {}): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    const project = path.join(folder, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ compilerOptions: { ...STRICT, ...different }, files }));
    const run = spawnSync(process.execPath, [COMPILER, '--pretty', 'false', '-p', project], { encoding: 'utf8' });
    const lines = run.stdout.split('\n').filter((line) => line !== '');
    // A compiler that did not run would report nothing.
    return run.status === 0 || lines.length > 0 ? lines : [`${COMPILER} ended with ${run.status}: ${run.stderr}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
