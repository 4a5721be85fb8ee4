import { expect, it } from 'vitest';
import { FIXTURES, SMALLEST, sweep } from './positions';

/** Step between tried positions. Each position of a contract of the site takes as long as several of a fixture. */
const STEPS: [contract: string, step: number][] = [
  ...FIXTURES.map((one): [string, number] => [one, 61]),
  [SMALLEST, 183],
];

it.each(STEPS)('a wrong value in %s at one of %i positions gives pages or one clear error', async (contract, step) => {
  const { tried, faults } = await sweep(contract, step);
  expect(tried).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
