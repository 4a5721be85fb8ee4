import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ProgramName, pathOf } from '../programs';
import { command } from '../programs/locate';
import { triesAll } from '../support/cover';
import { execute, type Finished, TYPESCRIPT } from '../support/execute';

/** How a reader runs a sample of a language: in a folder of its own, by the command its first line names. */
export interface Runner {
  file: string;
  needs: ProgramName[];
  command: () => string[];
}

// The second compiler of the JVM, and memory cleared by several threads, pay off after seconds: a sample is over by then.
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
export const JAVA = () => [path.join(path.dirname(pathOf('java')), 'java'), ...JVM];

export const runners: Record<string, Runner> = {
  shell: { file: 'request.sh', needs: ['bash', 'curl'], command: () => [pathOf('bash'), 'request.sh'] },
  javascript: { file: 'request.mjs', needs: [], command: () => [process.execPath, 'request.mjs'] },
  typescript: { file: 'request.mts', needs: [], command: () => [...TYPESCRIPT, 'request.mts'] },
  python: { file: 'request.py', needs: ['python'], command: () => [pathOf('python'), '-W', 'error', 'request.py'] },
  java: { file: 'Main.java', needs: ['java'], command: () => [...JAVA(), 'Main.java'] },
  php: { file: 'request.php', needs: ['php'], command: () => [pathOf('php'), 'request.php'] },
  // Compiled by `compileGo` before.
  go: { file: 'main.go', needs: ['go'], command: () => ['./sample'] },
};

/** PowerShell is on few machines, and no package of Debian installs it: without it its samples are checked, not run. */
const pwsh = command(['pwsh'])();
if (pwsh)
  runners.powershell = {
    file: 'request.ps1',
    needs: [],
    command: () => [pwsh, '-NoProfile', '-NonInteractive', '-File', 'request.ps1'],
  };

/** Languages that are checked against their grammar, as nothing here runs them. */
export const checked = pwsh ? (['csharp'] as const) : (['csharp', 'powershell'] as const);

/** Their compilers take most of the time: for every change each sample is run in one of these, at night in each. */
const COMPILED = ['typescript', 'java', 'go'];
/** The same with Node.js, which starts slower than all other interpreters together. */
export const SLOW = [...COMPILED, 'javascript'];

/**
 * Whether a sample is run in a language, by its place among those of that language.
 *
 * @param slow Languages in which some samples are run; in the others all.
 * @param share In each slow language one of so many samples is run: with as many as there are such languages, each
 *   sample is run in one of them.
 */
export const isRun = (language: string, index: number, slow = COMPILED, share = slow.length): boolean =>
  triesAll || !slow.includes(language) || slow[index % share] === language;

/** Writes a sample where it will run. */
export function place(folder: string, { file }: Runner, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), `${text}\n`);
}

/** Without C, so that the standard library is compiled once and in one way. */
export const GO = { CGO_ENABLED: '0' };

/** Compiles all Go samples below a folder in one go: `go run` would link each on its own, one after the other. */
export async function compileGo(folder: string, names: string[]): Promise<Finished> {
  writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  mkdirSync(path.join(folder, 'bin'), { recursive: true });
  // Nobody debugs them, and nothing in them is C: linking that takes a quarter of the time.
  const build = ['build', '-ldflags=-s -w', '-o', 'bin/'];
  return execute([pathOf('go'), ...build, ...names.map((name) => `./${name}`)], folder, GO);
}
