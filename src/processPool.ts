import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Tinypool from 'tinypool';
import { withoutApiKey } from './environment';
import { CALL_EXPORT, LOADS_TYPESCRIPT } from './typescript';

/** Processes take a second to start: fewer pages are worked on sooner without them. */
export const MANY = 200;
/** As many as there are processors. More than four take more memory than they save time. */
export const PROCESSES = Math.min(availableParallelism(), 4);
/** Megabytes for what is soon dropped. Node.js has 16, less than the trees of some pages: they are copied before. */
const YOUNG = 64;

/** Functions whose argument and result can be sent to another process. */
export type Jobs = Record<string, (task: never) => unknown>;

/** The same functions, wherever they run. */
export type Called<Given extends Jobs> = {
  [Name in keyof Given]: (task: Parameters<Given[Name]>[0]) => Promise<Awaited<ReturnType<Given[Name]>>>;
};

const calledBy = <Given extends Jobs>(jobs: Given, call: (name: string, task: never) => Promise<unknown>) =>
  Object.fromEntries(Object.keys(jobs).map((name) => [name, (task: never) => call(name, task)])) as Called<Given>;

/** Calls functions in this process, which gets to other work before each. */
export const here = <Given extends Jobs>(jobs: Given): Called<Given> =>
  calledBy(jobs, async (name, task) => {
    await setImmediate();
    return jobs[name]?.(task);
  });

/** What a function throws goes on; that its process is gone is said in words that tell what to do. */
function failed(error: Error, file: string): never {
  if (error.message !== 'Worker exited unexpectedly') throw error;
  throw new Error(
    `A process that was doing ${path.basename(file, '.ts')} ended before it was done. The system ends processes when memory runs out: a build of 1,000 operations takes 3 GB.`,
  );
}

const startPool = () =>
  new Tinypool({
    filename: CALL_EXPORT,
    name: 'callExport',
    runtime: 'child_process',
    serialization: 'advanced',
    execArgv: [`--max-semi-space-size=${YOUNG}`, ...LOADS_TYPESCRIPT],
    env: withoutApiKey(process.env) as Record<string, string>,
    minThreads: PROCESSES,
    maxThreads: PROCESSES,
  });

let kept: Tinypool | undefined;

/** Has the processes stay for the next piece of work, until they are ended: to start them takes a second each time. */
export function keepProcesses(): void {
  kept ??= startPool();
}

/** Ends the processes that stayed. Node.js itself does not end while there are any. */
export async function endProcesses(): Promise<void> {
  await kept?.destroy();
  kept = undefined;
}

/**
 * Gives functions to a piece of work that calls them many times: in other processes where that takes less time.
 *
 * @param file Module of the functions; every process loads it.
 * @param jobs What it exports.
 * @param calls About how many calls there will be.
 * @throws what the work throws. A function that fails in another process fails with an `Error` of the same message.
 */
export async function withProcesses<Given extends Jobs, Result>(
  file: string,
  jobs: Given,
  calls: number,
  work: (jobs: Called<Given>) => Promise<Result>,
): Promise<Result> {
  if (calls < MANY) return work(here(jobs));
  const pool = kept ?? startPool();
  try {
    return await work(
      calledBy(jobs, (name, task) => pool.run({ file, name, task }).catch((error) => failed(error, file))),
    );
  } finally {
    if (pool !== kept) await pool.destroy();
  }
}
