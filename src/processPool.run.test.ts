import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { endProcesses, keepProcesses, MANY, withProcesses } from './processPool';
import * as jobs from './processPool.fixture';

const FILE = path.resolve('src/processPool.fixture.ts');

afterEach(() => vi.unstubAllEnvs());

it('calls functions in this process where there are few calls', async () => {
  expect(await withProcesses(FILE, jobs, MANY - 1, ({ processOf }) => processOf('it'))).toBe(process.pid);
});

it('calls functions in other processes where there are many, which do not get the API key and end with the work', async () => {
  vi.stubEnv('API_KEY', 'secret');
  const found = await withProcesses(FILE, jobs, MANY, async ({ processOf, apiKeyOf }) => ({
    processes: await Promise.all(Array.from({ length: MANY }, () => processOf('it'))),
    apiKey: await apiKeyOf('it'),
  }));
  expect(found.processes).toHaveLength(MANY);
  expect(found.processes).not.toContain(process.pid);
  expect(found.apiKey).toBeUndefined();
  for (const one of new Set(found.processes)) expect(() => process.kill(one, 0)).toThrow('ESRCH');
});

it.each([
  ['this process', MANY - 1],
  ['another process', MANY],
])('a function that fails in %s fails with its message', async (_, calls) => {
  await expect(withProcesses(FILE, jobs, calls, ({ fail }) => fail('it'))).rejects.toThrow('Cannot do it');
});

it('fails when a process ends before it is done', async () => {
  await expect(withProcesses(FILE, jobs, MANY, ({ end }) => end('it'))).rejects.toThrow(
    'A process that was doing processPool.fixture ended before it was done.',
  );
});

it('fails when the module of the functions cannot be loaded', async () => {
  await expect(withProcesses(`${FILE}x`, jobs, MANY, ({ fail }) => fail('it'))).rejects.toThrow(
    'processPool.fixture.tsx',
  );
});

it('keeps processes for the next piece of work, until they are ended', async () => {
  keepProcesses();
  const work = () =>
    withProcesses(FILE, jobs, MANY, ({ processOf }) =>
      Promise.all(Array.from({ length: MANY }, () => processOf('it'))),
    );
  const [first, second] = [new Set(await work()), new Set(await work())];
  expect([...second].filter((one) => !first.has(one))).toEqual([]);
  await endProcesses();
  for (const one of first) expect(() => process.kill(one, 0)).toThrow('ESRCH');
  expect([...new Set(await work())].filter((one) => first.has(one))).toEqual([]);
});
