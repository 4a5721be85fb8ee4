/** In the title of a test that only `npm run test:all` makes. */
export const NIGHTLY = ' @nightly';

/**
 * For tests of combinations, e.g. each fault on each kind of page: every change tries each `what` on one of `all`,
 * in turn; every night tries it on all of them. What goes where depends on nothing but the words.
 *
 * @returns What the title of the test ends with.
 */
export function inTurn<T>(all: readonly T[], one: T, what: string): string {
  const sum = [...what].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return all[sum % all.length] === one ? '' : NIGHTLY;
}
