import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { UserError } from 'openapi-toolkit';
import { buildLog } from './log';

/** Editors save a file in several steps, and people several files at once. */
const PAUSE_MS = 200;

/** Returns a function that runs `work` after a pause, one run after another; calls in the pause are one. An error is a warning. */
export function afterPause(work: () => Promise<void>): () => void {
  let isWaiting = false;
  let last = Promise.resolve();
  async function run(): Promise<void> {
    await setTimeout(PAUSE_MS);
    isWaiting = false;
    await work().catch((error: unknown) => buildLog.warn(error instanceof UserError ? error.message : inspect(error)));
  }
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(run);
  };
}
