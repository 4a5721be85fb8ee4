import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COMPILER = path.resolve('node_modules/@typescript/native/bin/tsc');

/** As strict as TypeScript can be, for today's Node.js and its types, in the terms of a `tsconfig.json`. */
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

/** The library of the language, alone and with that of a browser. */
const LANGUAGE = ['es2022'];
export const libraries = { alone: LANGUAGE, dom: [...LANGUAGE, 'dom', 'dom.iterable'] };

/**
 * Compiles files together, and writes nothing.
 *
 * @param different What differs from the strictest.
 * @returns What the compiler says, each line with its file; empty when all is right.
 */
export function typeFaults(files: string[], different: Record<string, unknown> = {}): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    const project = path.join(folder, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ compilerOptions: { ...STRICT, ...different }, files }));
    const run = spawnSync(process.execPath, [COMPILER, '--pretty', 'false', '-p', project], { encoding: 'utf8' });
    const lines = run.stdout.split('\n').filter((line) => line !== '');
    // A compiler that did not run has found nothing, and says nothing.
    return run.status === 0 || lines.length > 0 ? lines : [`${COMPILER} ended with ${run.status}: ${run.stderr}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
