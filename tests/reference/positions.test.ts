import { expect, it } from 'vitest';
import { CONTRACTS, sweep } from './positions';

it.each(CONTRACTS)('a wrong value anywhere in %s gives pages or one clear error: some positions', async (contract) => {
  const { tried, faults } = await sweep(contract, 83);
  expect(tried).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
