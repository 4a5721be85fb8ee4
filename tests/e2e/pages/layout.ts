import { brokenWords } from '../access/brokenWords';
import { overflow } from '../access/overflow';
import { type Check, NARROW, resize } from './visit';

/**
 * Checks that nothing scrolls sideways in a window of 320 px, also with text spacing, and that no short word breaks.
 */
export const narrowLayout: Check = async ({ page }) => {
  await resize(page, NARROW);
  const faults = await brokenWords(page, 8);
  await resize(page, 320, 256);
  return [...faults, ...(await overflow(page, ['plain', 'text spacing']))];
};

/** Checks the same in a wide window, also with text of twice the size. The narrow window is the other way to zoom. */
export const wideLayout: Check = async ({ page }) => [
  ...(await brokenWords(page, 14)),
  ...(await overflow(page, ['plain', 'text spacing', '200 % text'])),
];
