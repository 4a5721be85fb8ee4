import { existsSync } from 'node:fs';
import { paths } from '../../lib/paths';
import { type WorkerJobs, workerJobs } from './workerJobs';

/** Request of the parent process. */
export interface Asked {
  id: number;
  job: keyof WorkerJobs;
  args: unknown[];
}

/** Response to a request. */
export interface Done {
  id: number;
  made?: unknown;
  /** Error message of a failed job. */
  error?: string;
}

process.on('message', async ({ id, job, args }: Asked) => {
  const make = workerJobs[job] as (...given: unknown[]) => Promise<unknown>;
  const done: Done = await make(...args).then(
    (made) => ({ id, made }),
    (error: Error) => ({ id, error: error.message }),
  );
  process.send?.(done);
});
// Exits when the parent process is gone.
process.on('disconnect', () => process.exit());

// Preloaded while the parent process reads the contracts.
if (!existsSync(paths.outlinesHash)) void import('./openapiMdx');
void import('../exports/types');
