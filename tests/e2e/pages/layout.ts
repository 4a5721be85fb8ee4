import { brokenWords } from '../access/brokenWords';
import { overflow } from '../access/overflow';
import type { Check } from './visit';

/** Checks that no short word breaks in a narrow window. */
export const wordsInNarrow: Check = ({ page }) => brokenWords(page, 8);

/** Checks that nothing scrolls sideways in a narrow window, also with text spacing. */
export const narrowLayout: Check = ({ page }) => overflow(page, ['plain', 'text spacing']);

/** Checks both in a wide window, also with text of twice the size. The narrow window is the other way to zoom. */
export const wideLayout: Check = async ({ page }) => [
  ...(await brokenWords(page, 14)),
  ...(await overflow(page, ['plain', 'text spacing', '200 % text'])),
];
