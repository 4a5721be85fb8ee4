import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { isRunning } from './temporaryFolder.cjs';
import { UserError } from './UserError';

/** Returns the process that holds a lock, unless it was killed; on another machine that can't be known. */
function holderOf(file: string): string | undefined {
  try {
    const holder = readFileSync(file, 'utf8');
    const [, pid, host] = /^(\d+) on (.+)$/.exec(holder) ?? [];
    if (host !== hostname() || isRunning(Number(pid))) return holder;
    rmSync(file, { force: true });
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a lock until the returned function is called or this process ends.
 *
 * @param task Task of the holder, for the message: `A build`.
 * @throws UserError if another process holds it.
 */
export function takeLock(file: string, task: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const holder = holderOf(file);
  try {
    writeFileSync(file, `${process.pid} on ${hostname()}`, { flag: 'wx' });
  } catch {
    throw new UserError(
      `${task} is already running: process ${holder}. Wait until it ends. If there is no such process, remove ${file}.`,
    );
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}
