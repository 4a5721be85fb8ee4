import { part } from '../../support/cover';

/** Suffix of the title of a test that only `npm run test:night` runs. */
export const NIGHTLY = ' @nightly';

/**
 * Distributes combinations, such as each fault on each kind of page: each `what` is tried on one of `all`, at night on
 * all. The choice depends on the text of `what` only.
 *
 * @returns The suffix of the test's title.
 */
export function inTurn<T>(all: readonly T[], one: T, what: string): string {
  const sum = [...what].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return all[sum % all.length] === one ? '' : NIGHTLY;
}

/** True if everything is tried: at night, and outside of a line. */
export const isNight = part !== 'first' && part !== 'all';

/**
 * The browser tests of `npm test`: what a reader notices first. Each pattern is part of the file's path and the title.
 */
export const FIRST = [
  /pages\.spec\.ts .* nothing overflows/,
  /routes\.spec\.ts/,
  /panel\.spec\.ts .*(that is read|not valid|a switch|on a phone)/,
  /keyboard\.spec\.ts (navbar|samples|search|menu)/,
  /navbar\.spec\.ts (leads|the skip link|remembers|defaults)/,
  /mobile-menu\.spec\.ts shows/,
  /search\/dialog\.spec\.ts (opens|Enter pressed|the page of results)/,
  /search\/results\.spec\.ts (the part|a pasted)/,
  /identifier-box\.spec\.ts .*(by keyboard|CPR-shaped)/,
  /builder\/values\.spec\.ts (what|a wrong|the whole way)/,
  /failures\.spec\.ts a page that is not there/,
];
