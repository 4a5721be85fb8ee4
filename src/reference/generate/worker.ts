import { spawn } from 'node:child_process';
import path from 'node:path';
import { withoutApiKey } from '../../lib/environment';
import { LOADS_TYPESCRIPT } from '../../lib/typescript';
import type { Asked, Done } from './workerEntry';
import type { WorkerJobs } from './workerJobs';

/** Worker process for slow jobs. */
export interface Worker {
  jobs: WorkerJobs;
  /** Ends the worker, also during a job. Returns its output. */
  end(): Promise<string>;
}

/** Starts the worker. It imports its modules before the first job. */
export function startWorker(): Worker {
  const child = spawn(process.execPath, [...LOADS_TYPESCRIPT, path.join(__dirname, 'workerEntry.ts')], {
    env: withoutApiKey(process.env),
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const waiting = new Map<number, (done: Omit<Done, 'id'>) => void>();
  const finish = ({ id, ...done }: Done) => {
    waiting.get(id)?.(done);
    waiting.delete(id);
  };
  child.on('message', finish);
  const closed = new Promise<void>((resolve) => {
    const stop = (why: string) => {
      for (const id of waiting.keys()) finish({ id, error: `The second process of the generation stopped:\n${why}` });
      resolve();
    };
    child.on('error', (error) => stop(error.message));
    child.on('close', () => stop(output));
  });
  let requestCount = 0;
  const ask = (job: Asked['job'], ...args: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      const id = requestCount++;
      waiting.set(id, ({ made, error }) => (error === undefined ? resolve(made as never) : reject(new Error(error))));
      child.send({ id, job, args } satisfies Asked, (error) => error && finish({ id, error: error.message }));
    });
  return {
    jobs: {
      mdx: () => ask('mdx'),
      yaml: (document) => ask('yaml', document),
      types: (document, title) => ask('types', document, title),
    },
    async end() {
      child.kill();
      await closed;
      return output;
    },
  };
}
