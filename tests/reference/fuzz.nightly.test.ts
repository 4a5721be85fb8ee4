import { it } from 'vitest';
import { fuzz } from './fuzz';

/** Another share of the contracts each night; the seed repeats it. */
const seed = Math.floor(Date.now() / 86_400_000);

it('contracts with changes at random places give pages or one clear error', async () => {
  console.log(`seed ${seed}`);
  await fuzz(seed, 3_000);
}, 3_600_000);
