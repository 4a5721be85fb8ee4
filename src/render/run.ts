import { spawn } from 'node:child_process';
import { withoutApiKey } from '../lib/environment';
import { LOADS_TYPESCRIPT } from '../lib/typescript';
import { UserError } from '../lib/UserError';

/** Exit status and output of a program. */
export interface Run {
  status: number | null;
  log: string;
}

/** Interrupts the programs that run. */
const stopping = new AbortController();
const stop = () => stopping.abort();

/**
 * Lets a signal stop the programs of this module instead of this process, so that the work in between ends: it fails, and
 * what it has written is removed.
 */
export async function stoppable<T>(work: () => Promise<T>): Promise<T> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work();
  } catch (error) {
    throw stopping.signal.aborted ? new UserError('Stopped.') : error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/** Runs a script of Node.js in a folder, quietly. */
export function runNode(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      signal: stopping.signal,
      env: { ...withoutApiKey(process.env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => !stopping.signal.aborted && reject(error));
    child.on('close', (status) =>
      stopping.signal.aborted
        ? reject(new UserError('Stopped.'))
        : resolve({ status, log: Buffer.concat(parts).toString() }),
    );
  });
}

/** Makes the reference of a site. */
export const runGenerate = (site: string, strict: boolean): Promise<Run> =>
  runNode([...LOADS_TYPESCRIPT, 'scripts/generate.ts', ...(strict ? ['--strict'] : [])], site);

/** Makes of the generated pages what a build makes of them. */
export const runCheckPages = (site: string): Promise<Run> =>
  runNode([...LOADS_TYPESCRIPT, 'src/render/checkPages.ts'], site);

/** Builds a site; the result is its folder `build`. Links of a contract may lead nowhere: it was written for another site. */
export const runBuild = (site: string): Promise<Run> =>
  runNode(['scripts/build.cjs'], site, {
    NODE_ENV: 'production',
    DANGLING_REFERENCES: 'warn',
    DOCUSAURUS_CLI_CONFIG: undefined,
  });
