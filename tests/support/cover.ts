/**
 * The lines of tests: `npm test`; `npm run test:all`, which begins with the same steps; and the line of the night, which
 * adds long fuzzing and copies of the site.
 */
export type Part = 'first' | 'all' | 'night';

/** Line that runs the test; undefined outside of one. */
export const part = process.env.PORTAL_TESTS as Part | undefined;

/**
 * True if a test tries all combinations (`npm run test:night`, `npm run prove:samples`). On every change it tries a part
 * of them that contains each value once.
 */
export const triesAll = part === 'night' || process.env.MODE === 'night' || process.env.MODE === 'prove';
