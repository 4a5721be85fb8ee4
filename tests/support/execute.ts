import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Finished {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Option of Node.js that reads the packages as sources. */
const SOURCES = ['-C', 'portal-source'];

/** Command that runs TypeScript: program and first argument. */
export const TSX = [process.execPath, path.resolve('node_modules/tsx/dist/cli.mjs'), ...SOURCES];

/** The same in one process, for a file of a program and its arguments. */
export const TYPESCRIPT = [
  process.execPath,
  ...SOURCES,
  '--import',
  pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href,
];

/** Environment variables that a program needs to start and to trust a company's network; all others are removed. */
const NEEDED = 'PATH HOME SystemRoot LOCALAPPDATA TMPDIR TEMP TMP USERPROFILE NODE_EXTRA_CA_CERTS'.split(' ');
const basic = {
  ...Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  CURL_HOME: path.resolve('tests/support/curl'),
};

/**
 * Runs a program in a folder, with only the necessary and the given environment variables.
 *
 * @param encoding Encoding of the output; with `latin1` each byte is a character.
 * @param input Text of the standard input.
 */
export function execute(
  command: string[],
  cwd: string,
  variables: Record<string, string> = {},
  encoding: BufferEncoding = 'utf8',
  input?: string,
): Promise<Finished> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env: { ...basic, ...variables }, stdio: ['pipe', 'pipe', 'pipe'] });
  // A program that ends early reads no more.
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding(encoding).on('data', (chunk: string) => {
        output[name] += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...output }));
  });
}

/** Processes a list with limited concurrency. */
export async function inParallel<T>(list: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = list.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
