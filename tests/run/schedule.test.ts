import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schedule } from './schedule';
import type { Step } from './steps';
import { FAILED, PASSED, sum } from './tally';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

/** Steps that were running when each step ended. */
function traced() {
  const running = new Set<string>();
  const seen: Record<string, string[]> = {};
  const step = (name: string, options: Partial<Step> & { fails?: boolean } = {}): Step => ({
    name,
    after: [],
    command: [process.execPath, '-e', `setTimeout(() => process.exit(${options.fails ? 1 : 0}), 100)`],
    tally: async (exited) => {
      seen[name] = [...running].filter((one) => one !== name);
      running.delete(name);
      return exited ? PASSED : FAILED;
    },
    ...options,
    // Read when the step starts.
    get env() {
      running.add(name);
      return {};
    },
  });
  return { step, seen };
}

it('runs as many steps at once as there are places', async () => {
  const { step, seen } = traced();
  expect(sum(await schedule([step('a'), step('b'), step('c')], 2))).toMatchObject({ passed: 3, failed: 0 });
  expect(Object.values(seen).flat().length).toBeGreaterThan(0);
  for (const others of Object.values(seen)) expect(others.length).toBeLessThan(2);
});

it('starts what can start in the order of the list, and a step after those it needs', async () => {
  const { step, seen } = traced();
  await schedule([step('a'), step('late', { after: ['a'] }), step('b')], 1);
  expect(Object.keys(seen)).toEqual(['a', 'late', 'b']);
});

it('leaves out what needs a failed step, and counts one failure', async () => {
  const { step, seen } = traced();
  const steps = [step('a', { fails: true }), step('b', { after: ['a'] }), step('c', { after: ['b'] }), step('d')];
  expect(sum(await schedule(steps, 2))).toMatchObject({ passed: 1, failed: 1 });
  expect(Object.keys(seen).sort()).toEqual(['a', 'd']);
});

it.each([
  [
    'the end of what it printed',
    [process.execPath, '-e', 'for (let i = 0; i < 40; i++) console.log(i); process.exit(1)'],
    /^a\n {4}28\n[\s\S]*\n {4}39$/,
  ],
  ['the program that is missing', ['/no/such/program'], /^a\n {4}Error: spawn \/no\/such\/program ENOENT/],
])('names a step that failed without naming a test, with %s', async (_, command, message) => {
  const { failures } = sum(await schedule([traced().step('a', { command })], 2));
  expect(failures).toEqual([expect.stringMatching(message)]);
});

it('gives a step the places it needs, and lets smaller ones go before it', async () => {
  const { step, seen } = traced();
  await schedule([step('a'), step('both', { slots: 2 }), step('b'), step('c')], 2);
  expect(seen.both).toEqual([]);
  expect(Object.keys(seen).at(-1)).toBe('both');
});

it.each<[string, Partial<Step>]>([
  ['more places than there are', { slots: 3 }],
  ['one that is not there', { after: ['c'] }],
])('refuses a step that needs %s', async (_, options) => {
  const { step } = traced();
  await expect(schedule([step('a', options), step('b')], 2)).rejects.toThrow('Never ready: a.');
});
