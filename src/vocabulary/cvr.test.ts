import { expect, it } from 'vitest';
import { isInventedCvr, passesModulus11 } from './cvr';

it.each([
  ['09900012', true, true],
  ['09900071', true, true],
  ['09900013', false, false],
  // Passes modulus 11, so it could have been assigned to a company.
  ['01234560', true, false],
  ['9900012', false, false],
  ['0990001a', false, false],
  ['099000120', false, false],
  ['10990009', true, false],
])('%s passes modulus 11: %s; is invented: %s', (digits, passes, invented) => {
  expect([passesModulus11(digits), isInventedCvr(digits)]).toEqual([passes, invented]);
});
