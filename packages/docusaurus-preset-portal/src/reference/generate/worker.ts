import { spawn } from 'node:child_process';
import path from 'node:path';
import { withoutApiKey } from '../../lib/environment';
import { paths } from '../../lib/paths';
import { LOADS_TYPESCRIPT } from '../../lib/typescript';
import type { JobRequest, JobResult } from './workerEntry';
import type { WorkerJobs } from './workerJobs';

/** Worker process for slow jobs. */
export interface Worker {
  jobs: WorkerJobs;
  /** Ends the worker, also during a job. Returns its output. */
  end(): Promise<string>;
}

/** Starts the worker. It imports its modules before the first job. */
export function startWorker(): Worker {
  const child = spawn(
    process.execPath,
    [...LOADS_TYPESCRIPT, '--require', path.resolve(paths.setContent), path.join(__dirname, 'workerEntry.ts')],
    {
      env: withoutApiKey(process.env),
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const pending = new Map<number, (result: Omit<JobResult, 'id'>) => void>();
  const settle = ({ id, ...result }: JobResult) => {
    pending.get(id)?.(result);
    pending.delete(id);
  };
  child.on('message', settle);
  const closed = new Promise<void>((resolve) => {
    const stop = (reason: string) => {
      for (const id of pending.keys())
        settle({ id, error: `The second process of the generation stopped:\n${reason}` });
      resolve();
    };
    child.on('error', (error) => stop(error.message));
    child.on('close', () => stop(output));
  });
  let requestCount = 0;
  const request = (job: JobRequest['job'], ...args: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      const id = requestCount++;
      pending.set(id, ({ value, error }) => (error === undefined ? resolve(value as never) : reject(new Error(error))));
      child.send({ id, job, args } satisfies JobRequest, (error) => error && settle({ id, error: error.message }));
    });
  return {
    jobs: {
      mdx: () => request('mdx'),
      yaml: (document) => request('yaml', document),
      types: (document, title) => request('types', document, title),
    },
    async end() {
      child.kill();
      await closed;
      return output;
    },
  };
}
