import { existsSync } from 'node:fs';
import { paths } from '../../paths';
import { type SlowJobs, slowJobs } from './slowJobs';

/** What a process asks for. */
export interface Asked {
  id: number;
  job: keyof SlowJobs;
  args: unknown[];
}

/** What it gets. */
export interface Done {
  id: number;
  made?: unknown;
  /** Why it could not be made. */
  error?: string;
}

process.on('message', async ({ id, job, args }: Asked) => {
  const make = slowJobs[job] as (...given: unknown[]) => Promise<unknown>;
  const done: Done = await make(...args).then(
    (made) => ({ id, made }),
    (error: Error) => ({ id, error: error.message }),
  );
  process.send?.(done);
});
// Nobody is there any more who asks.
process.on('disconnect', () => process.exit());

// Loaded while the other process reads the contracts.
if (!existsSync(paths.outlinesHash)) void import('./openapiMdx');
void import('../exports/types');
