/** Suffix of the title of a test that only `npm run test:all` runs. */
export const NIGHTLY = ' @nightly';

/**
 * Distributes combinations, such as each fault on each kind of page: every change tries each `what` on one of `all`,
 * every night on all. The choice depends on the text of `what` only.
 *
 * @returns The suffix of the test's title.
 */
export function inTurn<T>(all: readonly T[], one: T, what: string): string {
  const sum = [...what].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return all[sum % all.length] === one ? '' : NIGHTLY;
}
