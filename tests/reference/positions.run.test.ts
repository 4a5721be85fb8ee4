import { expect, it } from 'vitest';
import { CONTRACTS, sweep } from './positions';

it.each(CONTRACTS)('a wrong value anywhere in %s gives pages or one clear error: some positions', async (contract) => {
  const { tried, faults } = await sweep(contract, 61);
  expect(tried).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
