import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const runners = join(root, 'runners');

export interface Finished {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program in a folder, with nothing of this environment but what is named. */
export function execute(command: string[], cwd: string, variables: Record<string, string> = {}): Promise<Finished> {
  const [program = '', ...args] = command;
  const { PATH, HOME } = process.env;
  const child = spawn(program, args, { cwd, env: { PATH, HOME, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((done, failed) => {
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        output[name] += chunk;
      });
    }
    child.on('error', failed);
    child.on('close', (status) => done({ status, ...output }));
  });
}

/** Whether a program is on this machine. */
export const installed = ([command = '', ...args]: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Installs the programs of `runners/` when they are not there.
 *
 * @returns Folder of their packages.
 * @throws when they can't be installed: a test that runs nothing proves nothing.
 */
export function installRunners(): string {
  const modules = join(runners, 'node_modules');
  if (!existsSync(join(modules, '.package-lock.json'))) {
    const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: runners,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The programs of runners/ could not be installed:\n${stderr}`);
  }
  return modules;
}

/** Works through a list, some at once. */
export async function inParallel<T>(list: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = list.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export const tsx = join(root, 'node_modules/.bin/tsx');
