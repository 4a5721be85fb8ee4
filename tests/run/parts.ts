/**
 * The lines of tests: `npm test`; `npm run test:all`, which begins with the same steps; and the line of the night, which
 * adds long fuzzing and copies of the site.
 */
export type Part = 'first' | 'all' | 'night';
