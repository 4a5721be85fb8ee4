import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasGroups, stopper } from './stopProgram.cjs';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts a program that does not end by itself, with another one that holds its output; both note `TERM`. */
async function start(reaction: string) {
  const loop = `process.on('SIGTERM', () => { console.log('asked'); ${reaction} }); setInterval(() => {}, 1000); console.log('started');`;
  const program = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(loop)}], { stdio: 'inherit' }); ${loop}`;
  const child = spawn(process.execPath, ['-e', program], { detached: hasGroups, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const says = (word: string, times: number) =>
    vi.waitUntil(() => output.split(word).length > times, { timeout: 60_000, interval: 20 });
  await says('started', 2);
  // `close` comes when no program holds the output.
  return { stop: stopper(child), says, end: once(child, 'close') as Promise<[number | null, string | null]> };
}

// Windows knows no signals.
describe.skipIf(!hasGroups)('a program and those that it started', () => {
  it('end when they are asked', async () => {
    const { stop, end } = await start('process.exit(3)');
    stop();
    expect(await end).toEqual([3, null]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are killed after three seconds', async () => {
    const { stop, says, end } = await start('');
    stop();
    await says('asked', 2);
    vi.advanceTimersByTime(3000);
    expect(await end).toEqual([null, 'SIGKILL']);
  });

  it('are killed at the second signal, but not if the first comes twice', async () => {
    const { stop, says, end } = await start('');
    stop();
    stop();
    await says('asked', 2);
    vi.setSystemTime(Date.now() + 1000);
    stop();
    expect(await end).toEqual([null, 'SIGKILL']);
  });
});
