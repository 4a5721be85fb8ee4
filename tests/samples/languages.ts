import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute, type Finished, tsx } from './programs';

/** How a reader runs a sample of a language: in a folder of its own, by the command its first line names. */
export interface Runner {
  file: string;
  command: string[];
  /** Tells whether the language is on this machine. */
  probe: string[];
}

export const runners: Record<string, Runner> = {
  shell: { file: 'request.sh', command: ['bash', 'request.sh'], probe: ['curl', '--version'] },
  javascript: { file: 'request.mjs', command: ['node', 'request.mjs'], probe: ['node', '--version'] },
  typescript: { file: 'request.mts', command: [tsx, 'request.mts'], probe: [tsx, '--version'] },
  python: { file: 'request.py', command: ['python3', 'request.py'], probe: ['python3', '--version'] },
  // The second compiler of the JVM pays off after seconds: a sample is over by then.
  java: { file: 'Main.java', command: ['java', '-XX:TieredStopAtLevel=1', 'Main.java'], probe: ['javac', '--version'] },
  php: {
    file: 'request.php',
    command: ['php', 'request.php'],
    probe: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  },
  go: { file: 'main.go', command: ['./sample'], probe: ['go', 'version'] },
};

/** Writes a sample where it will run. */
export function place(folder: string, { file }: Runner, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), `${text}\n`);
}

/** Compiles all Go samples below a folder in one go: `go run` would link each on its own, one after the other. */
export async function compileGo(folder: string, names: string[]): Promise<Finished> {
  writeFileSync(join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  return execute(['go', 'build', '-o', 'bin/', ...names.map((name) => `./${name}`)], folder);
}
