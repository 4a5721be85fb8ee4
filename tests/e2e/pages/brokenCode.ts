import { measured } from '../support/measured';
import { type Check, isReference } from './visit';

/** Runs in the page: returns the number of texts of code, and the names of which a line break divides a word. */
const find = () => {
  const CODE = 'pre, code, samp, kbd, .ref-enum dt';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  let checked = 0;
  const isBroken = () =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size > 1;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const code = text.parentElement?.closest(CODE);
    if (!code?.checkVisibility()) continue;
    checked += 1;
    range.selectNodeContents(text);
    // Most texts are on one line, so their words are skipped.
    if (getComputedStyle(code).whiteSpace === 'pre' || !isBroken()) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (isBroken()) broken.push(`${word} in ${code.outerHTML.slice(0, 120)}`);
    }
  }
  return { checked, broken };
};

/** Checks that no line of code breaks between two letters or digits. */
export const brokenCode: Check = async ({ page, route }) => {
  const { checked, broken } = await page.evaluate(find);
  measured('Texts of code checked', checked);
  return [
    ...(checked === 0 && isReference(route) ? ['the page has no code'] : []),
    ...broken.map((one) => `broken code: ${one}`),
  ];
};
