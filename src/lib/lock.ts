import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { UserError } from './UserError';

/** Time a process waits for another one: the child process of a terminated build needs a moment to end, too. */
const WAIT_MS = 3000;
/** Pause between two looks, in milliseconds. */
const PAUSE_MS = 50;

interface Holder {
  file: string;
  host: string;
  pid: number;
}

function isRunning({ host, pid }: Holder): boolean {
  // A process of another machine that shares the folder can't be asked.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the running processes that hold or request a lock, but this one and its parent. Removes files of dead ones. */
function othersOf(name: string): Holder[] {
  const [folder, start] = [path.dirname(name), `${path.basename(name)}.lock-`];
  const found = readdirSync(folder).flatMap((entry) => {
    const [, host = '', pid] = (entry.startsWith(start) && /^(.*)-(\d+)$/.exec(entry.slice(start.length))) || [];
    return pid ? [{ file: path.join(folder, entry), host, pid: Number(pid) }] : [];
  });
  const others = found.filter(({ host, pid }) => host !== hostname() || (pid !== process.pid && pid !== process.ppid));
  return others.filter((holder) => {
    const running = isRunning(holder);
    if (!running) rmSync(holder.file, { force: true });
    return running;
  });
}

/**
 * Takes a lock until the returned function is called or this process ends. A child process of the holder passes.
 *
 * Each process writes a file of its own before it looks for others, so of two that start at once at least one sees
 * the other. What a killed process left is removed: no file is ever taken over.
 *
 * @param name Path that the names of the lock's files begin with.
 * @param task What the holder does, for the message: `A build`.
 * @throws UserError when another process holds it.
 */
export function takeLock(name: string, task: string): () => void {
  mkdirSync(path.dirname(name), { recursive: true });
  const own = `${name}.lock-${hostname()}-${process.pid}`;
  const remove = () => rmSync(own, { force: true });
  process.once('exit', remove);
  const release = () => {
    process.off('exit', remove);
    remove();
  };
  const deadline = Date.now() + WAIT_MS;
  let other: Holder | undefined;
  do {
    // Two that start at once pause for different times.
    if (other) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS + (process.pid % PAUSE_MS));
    writeFileSync(own, '');
    [other] = othersOf(name);
    if (!other) return release;
    remove();
  } while (Date.now() < deadline);
  process.off('exit', remove);
  const since = existsSync(other.file) ? `, since ${statSync(other.file).mtime.toISOString()}` : '';
  throw new UserError(
    `${task} is already running: process ${other.pid} on ${other.host}${since}. Wait until it ends. If there is no such process, remove ${other.file}.`,
  );
}
