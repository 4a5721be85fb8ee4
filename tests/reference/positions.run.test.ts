import { expect, it } from 'vitest';
import { triesAll } from '../support/cover';
import { FIXTURES, SMALLEST, sweep } from './positions';

/** Step between tried positions. Each position of a contract of the site takes as long as several of a fixture. */
const STEPS: [contract: string, step: number][] = [...FIXTURES, SMALLEST].map((contract) => [
  contract,
  triesAll ? 1 : contract === SMALLEST ? 183 : 61,
]);

it.each(STEPS)(
  'a wrong value in %s at one of %i positions gives pages or one clear error',
  async (contract, step) => {
    const { tried, faults } = await sweep(contract, step);
    expect(tried).toBeGreaterThan(triesAll ? 400 : 5);
    expect(faults).toEqual([]);
  },
  1_200_000,
);
