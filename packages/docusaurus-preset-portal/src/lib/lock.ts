import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { isRunning } from './temporaryFolder.cjs';
import { UserError } from './UserError';

/** Maximum wait for another process: the child process of a terminated build needs a moment to end too. */
const WAIT_MS = 3000;
/** Pause between two attempts. */
const PAUSE_MS = 50;

interface Holder {
  file: string;
  host: string;
  pid: number;
}

/** Returns the other running processes that hold or request a lock, except the parent. Removes files of dead processes. */
function otherHoldersOf(name: string): Holder[] {
  const [folder, prefix] = [path.dirname(name), `${path.basename(name)}.lock-`];
  const found = readdirSync(folder).flatMap((entry) => {
    const [, host = '', pid] = (entry.startsWith(prefix) && /^(.*)-(\d+)$/.exec(entry.slice(prefix.length))) || [];
    return pid ? [{ file: path.join(folder, entry), host, pid: Number(pid) }] : [];
  });
  const otherHolders = found.filter(
    ({ host, pid }) => host !== hostname() || (pid !== process.pid && pid !== process.ppid),
  );
  return otherHolders.filter((holder) => {
    // A process on another machine that shares the folder cannot be checked.
    const running = holder.host !== hostname() || isRunning(holder.pid);
    if (!running) rmSync(holder.file, { force: true });
    return running;
  });
}

/**
 * Takes a lock until the returned function is called or this process ends. A child process of the holder may take it
 * too.
 *
 * Each process writes its own file before it looks for others, so of two that start simultaneously at least one sees
 * the other. Files of killed processes are removed and never reused.
 *
 * @param name Common prefix of the lock files' paths.
 * @param task Task of the holder, for the message: `A build`.
 * @throws UserError if another process holds it.
 */
export function takeLock(name: string, task: string): () => void {
  mkdirSync(path.dirname(name), { recursive: true });
  const ownFile = `${name}.lock-${hostname()}-${process.pid}`;
  const remove = () => rmSync(ownFile, { force: true });
  process.once('exit', remove);
  const release = () => {
    process.off('exit', remove);
    remove();
  };
  const deadline = Date.now() + WAIT_MS;
  let other: Holder | undefined;
  do {
    // Processes that start simultaneously pause for different times.
    if (other) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS + (process.pid % PAUSE_MS));
    writeFileSync(ownFile, '');
    [other] = otherHoldersOf(name);
    if (!other) return release;
    remove();
  } while (Date.now() < deadline);
  process.off('exit', remove);
  const since = existsSync(other.file) ? `, since ${statSync(other.file).mtime.toISOString()}` : '';
  throw new UserError(
    `${task} is already running: process ${other.pid} on ${other.host}${since}. Wait until it ends. If there is no such process, remove ${other.file}.`,
  );
}
