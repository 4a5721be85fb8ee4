import { triesAll } from './cover';

const MS_PER_DAY = 86_400_000;

/**
 * Seed of every fuzz: constant for every change, another one each night. Titles of tests contain it; the environment
 * variable repeats a run: `FUZZ_SEED=20769 npx vitest run --mode=night tests/sandbox/fuzz.run.test.ts`.
 */
export const seed = Number(process.env.FUZZ_SEED ?? (triesAll ? Math.floor(Date.now() / MS_PER_DAY) : 39));

/** The seed in titles of tests. */
export const seeded = `FUZZ_SEED=${seed}`;
