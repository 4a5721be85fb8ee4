import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Stopped } from 'openapi-toolkit';

export interface Run {
  status: number | null;
  log: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Kills the programs of this module when a signal came; its reason is the error of this process. */
const stopping = new AbortController();
const stop = (signal: (typeof SIGNALS)[number]) => stopping.abort(new Stopped(128 + constants.signals[signal]));

/** @throws Stopped after a signal. */
export const checkStopped = (): void => stopping.signal.throwIfAborted();

/**
 * Lets a signal stop the programs of this module instead of this process: the work fails, and what it has written is
 * removed.
 */
export async function stoppable<T>(work: () => Promise<T>): Promise<T> {
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } catch (error) {
    checkStopped();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** What a program needs to start, and settings of a portal. Guides are code: they can read no other variable, no token. */
const PASSED = new Set(
  `PATH HOME TMPDIR TEMP TMP TZ LANG LC_ALL LD_LIBRARY_PATH NODE_OPTIONS NO_COLOR FORCE_COLOR USERPROFILE APPDATA
   LOCALAPPDATA SYSTEMROOT WINDIR COMSPEC PATHEXT SOURCE_DATE_EPOCH BUNDLER`.split(/\s+/),
);

const passed = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.has(name.toUpperCase())));

/** Else garbage grows with the memory of the machine: pages of a large contract would take twice what they need. */
const HEAP_GROWTH = '--heap-growing-percent=40';

/** Runs a script of Node.js in a folder, quietly, with few of the variables of this process. */
export async function runNode(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Run> {
  checkStopped();
  const child = spawn(process.execPath, [HEAP_GROWTH, ...args], {
    cwd,
    env: { ...passed(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stopping.signal,
    // A guide that runs for ever takes no notice of other signals.
    killSignal: 'SIGKILL',
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  const status = await new Promise<number | null>((end) => {
    // The signal is an error here; the program is closed after it.
    child.on('error', () => undefined).on('close', end);
  });
  checkStopped();
  return { status, log: Buffer.concat(parts).toString() };
}

/** Makes the reference of a site, and sends its samples to its sandbox. */
export const runGenerate = (site: string, isStrict: boolean): Promise<Run> =>
  runNode(['scripts/generate.cjs', ...(isStrict ? ['--strict'] : [])], site);

/** Builds a site; the result is its folder `build`. Links of a contract may lead nowhere: it was written for another site. */
export const runBuild = (site: string): Promise<Run> =>
  runNode(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], site, { DANGLING_REFERENCES: 'warn' });
