import { expect, it } from 'vitest';
import { FIXTURES, SMALLEST, sweep } from './positions';

it.each([...FIXTURES, SMALLEST])('a wrong value anywhere in %s gives pages or one clear error', async (contract) => {
  const { tried, faults } = await sweep(contract, 1);
  console.log(`${contract}: ${tried} contracts tried, ${faults.length} raw errors`);
  expect(tried).toBeGreaterThan(400);
  expect(faults).toEqual([]);
}, 1_200_000);
