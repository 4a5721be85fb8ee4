import { existsSync } from 'node:fs';
import { paths } from '../../lib/paths';
import { type WorkerJobs, workerJobs } from './workerJobs';

/** Request of the parent process. */
export interface JobRequest {
  id: number;
  job: keyof WorkerJobs;
  args: unknown[];
}

/** Response to a request. */
export interface JobResult {
  id: number;
  value?: unknown;
  /** Error message of a failed job. */
  error?: string;
}

process.on('message', async ({ id, job, args }: JobRequest) => {
  const run = workerJobs[job] as (...args: unknown[]) => Promise<unknown>;
  const result: JobResult = await run(...args).then(
    (value) => ({ id, value }),
    (error: Error) => ({ id, error: error.message }),
  );
  process.send?.(result);
});
// Exits when the parent process is gone.
process.on('disconnect', () => process.exit());

// Preloaded while the parent process reads the contracts.
if (!existsSync(paths.outlinesHash)) void import('./openapiMdx');
void import('../exports/types');
