import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { testFolderOfEach } from '../../../../tests/support/testFolder';
import { takeLock } from './lock';
import { buildLog } from './log';

const folder = testFolderOfEach();
const file = () => path.join(folder, 'one');
/** Starts a process that takes the lock and prints what came of it; it ends with its input. */
async function start() {
  const program = `
    const { takeLock } = require(${JSON.stringify(path.resolve('packages/docusaurus-preset-portal/src/lib/lock.ts'))});
    takeLock(${JSON.stringify(file())}, 'A build').then(() => 'taken', ({ message }) => message).then(console.log);
    process.stdin.on('end', () => process.exit()).resume();`;
  const child = spawn(process.execPath, ['-C', 'portal-source', '--import', 'tsx', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const printed = await new Promise<string>((done) => child.stdout.once('data', (text) => done(String(text).trim())));
  const end = (signal?: NodeJS.Signals) =>
    new Promise<void>((done) => {
      child.once('close', () => done());
      if (signal) child.kill(signal);
      else child.stdin.end();
    });
  return { printed, end };
}

it('is held until its process ends', async () => {
  const first = await start();
  const second = await start();
  expect(first.printed).toBe('taken');
  expect(second.printed).toContain('A build is already running.');
  await Promise.all([first.end(), second.end()]);
  expect(await readdir(folder)).toEqual([]);
});

it('is free again after its process was killed', async () => {
  const first = await start();
  await first.end('SIGKILL');
  expect(await readdir(folder)).toHaveLength(1);
  const release = await takeLock(file(), 'A build');
  await release();
});

it('goes to one of many that start at once', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => start()));
  expect(all.filter(({ printed }) => printed === 'taken')).toHaveLength(1);
  await Promise.all(all.map(({ end }) => end()));
});

it('goes to one that waits when it is released', async () => {
  const release = await takeLock(file(), 'A build');
  const second = start();
  await release();
  const { printed, end } = await second;
  expect(printed).toBe('taken');
  await end();
});

it('is waited for until its process ends, which is said', async () => {
  const first = await start();
  const info = vi.spyOn(buildLog, 'info').mockReturnValue();
  const second = takeLock(file(), 'A build', true);
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith('A build is already running: waiting until it ends.'));
  info.mockRestore();
  await first.end();
  await (await second)();
});
