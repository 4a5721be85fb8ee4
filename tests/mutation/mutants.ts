import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Instrumenter } from '@stryker-mutator/instrumenter';
import { relativePath } from '../../src/listFiles';

/** One small change of the code. */
export interface Mutant {
  id: string;
  /** From the root of the site. */
  file: string;
  line: number;
  before: string;
  after: string;
}

/** A logger that logs nothing: the instrumenter asks for one. */
const QUIET = new Proxy({} as ConstructorParameters<typeof Instrumenter>[0], { get: () => () => false });
/** Its header, which says what the switches do, is left out: ours are in `switches.ts`. */
const OPTIONS = { ignorers: [], plugins: null, excludedMutations: [], noHeader: true };

/** Where a place (line and column from 0) is in a text. */
const offset = (text: string, { line, column }: { line: number; column: number }) =>
  text.split('\n').slice(0, line).join('\n').length + Math.sign(line) + column;

/** Puts every mutant of Stryker into files, each behind a switch. */
export async function instrument(files: string[]): Promise<{ code: Map<string, string>; mutants: Mutant[] }> {
  // A module of another kind: required, it would not load.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const sources = await Promise.all(
    files.map(async (file) => ({ name: path.resolve(file), mutate: true, content: await readFile(file, 'utf8') })),
  );
  const texts = new Map(sources.map(({ name, content }) => [name, content]));
  const result = await new Instrumenter(QUIET).instrument(sources, OPTIONS);
  const mutants = result.mutants.map(({ id, fileName, location, replacement }) => {
    const text = texts.get(fileName) ?? '';
    return {
      id,
      file: relativePath('', fileName),
      line: location.start.line + 1,
      before: text.slice(offset(text, location.start), offset(text, location.end)),
      after: replacement ?? '',
    };
  });
  return { code: new Map(result.files.map(({ name, content }) => [name, content])), mutants };
}
