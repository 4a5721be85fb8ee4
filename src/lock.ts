import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { BadInput } from './BadInput';

/** Pause before a process that met another one at the start looks again, in milliseconds. */
const RETRY_MS = 100;

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

/** Returns the running processes that hold or request the lock, besides this one and its parent. Removes files of dead ones. */
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
 * @throws BadInput when another process holds it.
 */
export function takeLock(name: string, task: string): () => void {
  mkdirSync(path.dirname(name), { recursive: true });
  const own = `${name}.lock-${hostname()}-${process.pid}`;
  const release = () => rmSync(own, { force: true });
  writeFileSync(own, '');
  process.once('exit', release);
  let others = othersOf(name);
  // Of two that start at once the one with the smaller number waits for the other to withdraw.
  if (others.length > 0 && others.every(({ pid }) => process.pid < pid)) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    others = othersOf(name);
  }
  const [other] = others;
  if (!other) return release;
  release();
  const since = existsSync(other.file) ? `, since ${statSync(other.file).mtime.toISOString()}` : '';
  throw new BadInput(
    `${task} is under way here already: process ${other.pid} on ${other.host}${since}. Wait until it has ended. If there is no such process, remove ${other.file}.`,
  );
}
