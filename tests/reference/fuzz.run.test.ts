import { it } from 'vitest';
import { triesAll } from '../support/cover';
import { seed } from '../support/seed';
import { testFolder } from '../support/testFolder';
import { fuzz } from './fuzz';

const folder = testFolder();
const [FIRST, COUNT] = triesAll ? [seed, 3_000] : [20261125, 60];

it(
  `${COUNT} contracts with changes at random places give pages or one clear error, FUZZ_SEED=${FIRST}`,
  () => fuzz(folder, FIRST, COUNT),
  3_600_000,
);
