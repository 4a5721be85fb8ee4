import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from 'openapi-toolkit';
import { buildLog } from './log';

/** The lock of a killed process is free after this time; a process that runs renews it. */
const STALE_MS = 20_000;

/**
 * Takes a lock for a task (`A build`) until the returned function is called or this process ends. Waits for another
 * process until its lock would be free if it had been killed, then throws a UserError; `isPatient`: until it ends.
 */
export async function takeLock(file: string, task: string, isPatient = false): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), { recursive: true });
  // Loaded here only: with it a signal no longer ends a process that is busy, such as a sandbox.
  const { check, lock } = await import('proper-lockfile');
  // A machine that slept makes a lock look old: no reason to end the process.
  const options = { lockfilePath: file, realpath: false, stale: STALE_MS, onCompromised: () => {} };
  if (isPatient && (await check(file, options))) buildLog.info(`${task} is already running: waiting until it ends.`);
  const retries = { retries: STALE_MS / 1000 + 2, forever: isPatient, factor: 1, minTimeout: 1000 };
  const release = await lock(file, { ...options, retries }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new UserError(`${task} is already running. Wait until it ends. If there is none, remove ${file}.`);
  });
  return () => release().catch(() => undefined);
}
