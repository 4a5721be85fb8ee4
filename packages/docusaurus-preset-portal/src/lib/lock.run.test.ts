import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { takeLock } from './lock';
import { testFolderOfEach } from './testFolder.fixture';

const folder = testFolderOfEach();
/** Starts a process that takes the lock and prints what came of it; it ends with its input. */
async function start() {
  const program = `
    const { takeLock } = require(${JSON.stringify(path.resolve('packages/docusaurus-preset-portal/src/lib/lock.ts'))});
    try { takeLock(${JSON.stringify(path.join(folder, 'one'))}, 'A build'); console.log('taken'); }
    catch (error) { console.log(error.message); }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const printed = await new Promise<string>((done) => child.stdout.once('data', (text) => done(String(text).trim())));
  const end = (signal?: NodeJS.Signals) =>
    new Promise<void>((done) => {
      child.once('close', () => done());
      if (signal) child.kill(signal);
      else child.stdin.end();
    });
  return { printed, end, pid: child.pid };
}

it('is held until its process ends', async () => {
  const first = await start();
  const second = await start();
  expect(first.printed).toBe('taken');
  expect(second.printed).toContain(`A build is already running: process ${first.pid} on ${hostname()}.`);
  await Promise.all([first.end(), second.end()]);
  expect(await readdir(folder)).toEqual([]);
});

it('is free again after its process was killed', async () => {
  const first = await start();
  await first.end('SIGKILL');
  expect(await readdir(folder)).toHaveLength(1);
  const second = await start();
  expect(second.printed).toBe('taken');
  await second.end();
});

it('goes to at most one of many that start at once, and to one that comes after them', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => start()));
  expect(all.filter(({ printed }) => printed === 'taken').length).toBeLessThanOrEqual(1);
  await Promise.all(all.map(({ end }) => end()));
  const later = await start();
  expect(later.printed).toBe('taken');
  await later.end();
});

it('is held until it is released', async () => {
  const release = takeLock(path.join(folder, 'one'), 'A build');
  const second = await start();
  expect(second.printed).toContain('A build is already running');
  await second.end();
  release();
  expect(await readdir(folder)).toEqual([]);
});

it('is not taken from another machine, and the message says what to remove', async () => {
  const file = path.join(folder, 'one');
  await writeFile(file, '12 on some-host');
  expect(() => takeLock(path.join(folder, 'one'), 'A build')).toThrow(`remove ${file}`);
});
