import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { javaJar } from '../clients/install';
import { type ProgramName, pathOf } from '../programs';
import { command } from '../programs/locate';
import { triesAll } from '../support/cover';
import { execute, type Finished, TYPESCRIPT } from '../support/execute';

/** Runs a sample of a language as a reader does: in its own folder, with the command of its first line. */
export interface Runner {
  file: string;
  needs: ProgramName[];
  command: () => string[];
}

// The JVM's second compiler and parallel garbage collection only pay off after seconds; a sample is finished by then.
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
export const JAVA = () => [path.join(path.dirname(pathOf('java')), 'java'), ...JVM];

export const runners: Record<string, Runner> = {
  shell: { file: 'request.sh', needs: ['bash', 'curl'], command: () => [pathOf('bash'), 'request.sh'] },
  javascript: { file: 'request.mjs', needs: [], command: () => [process.execPath, 'request.mjs'] },
  typescript: { file: 'request.mts', needs: [], command: () => [...TYPESCRIPT, 'request.mts'] },
  'typescript-client': { file: 'request.mts', needs: [], command: () => [...TYPESCRIPT, 'request.mts'] },
  python: { file: 'request.py', needs: ['python'], command: () => [pathOf('python'), '-W', 'error', 'request.py'] },
  'python-client': { file: 'request.py', needs: ['python'], command: () => [pathOf('python'), 'request.py'] },
  java: { file: 'Main.java', needs: ['java'], command: () => [...JAVA(), 'Main.java'] },
  'java-client': { file: 'Main.java', needs: ['java'], command: () => [...JAVA(), '-cp', javaJar(), 'Main.java'] },
  php: { file: 'request.php', needs: ['php'], command: () => [pathOf('php'), 'request.php'] },
  // Compiled by `compileGo` before.
  go: { file: 'main.go', needs: ['go'], command: () => ['./sample'] },
};

/** PowerShell is rarely installed, and Debian has no package: without it the grammar of the samples is checked. */
const pwsh = command(['pwsh'])();
if (pwsh)
  runners.powershell = {
    file: 'request.ps1',
    needs: [],
    command: () => [pwsh, '-NoProfile', '-NonInteractive', '-File', 'request.ps1'],
  };

/** Languages that are not run here; their grammar is checked. */
export const checked = pwsh ? (['csharp'] as const) : (['csharp', 'powershell'] as const);

/** Slow compilers: on every change each sample runs in one of these languages, at night in all. */
const COMPILED = ['typescript', 'java', 'go'];
/** The same for Node.js, which starts more slowly than the other interpreters together. */
export const SLOW = [...COMPILED, 'javascript'];

/**
 * Returns true if a sample runs in a language, by its index among those of that language.
 *
 * @param slow Languages in which some samples run; in the others all do.
 * @param share One of this many samples runs in each slow language. With as many as there are slow languages, each
 *   sample runs in one of them.
 */
export const isRun = (language: string, index: number, slow = COMPILED, share = slow.length): boolean =>
  triesAll || !slow.includes(language) || slow[index % share] === language;

/** Writes a sample into the folder in which it runs. */
export function writeSample(folder: string, { file }: Runner, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), `${text}\n`);
}

/** Without C, so that the standard library is compiled once and in one way. */
export const GO = { CGO_ENABLED: '0' };

/** Compiles all Go samples below a folder at once: `go run` would link each separately. */
export async function compileGo(folder: string, names: string[]): Promise<Finished> {
  writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  mkdirSync(path.join(folder, 'bin'), { recursive: true });
  // Omits debug data and C, which saves a quarter of the linking time.
  const build = ['build', '-ldflags=-s -w', '-o', 'bin/'];
  return execute([pathOf('go'), ...build, ...names.map((name) => `./${name}`)], folder, GO);
}
