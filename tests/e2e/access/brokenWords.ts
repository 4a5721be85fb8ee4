import type { Page } from '@playwright/test';

/**
 * Runs in the page: returns words of up to that many letters that are broken across two lines, each with its element.
 */
const find = (letters: number): string[] => {
  const word = new RegExp(`(?<![\\p{L}\\d./_{@#&=?:-])\\p{L}{3,${letters}}(?![\\p{L}\\d/_{}@[=&-])`, 'gu');
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  /** Returns the number of lines of the range. */
  const lines = () =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || parent.closest('pre, svg, [hidden]') || getComputedStyle(parent).hyphens === 'auto') continue;
    range.selectNodeContents(text);
    // Most texts are on one line, so their words are skipped.
    if (lines() < 2) continue;
    for (const match of (text.textContent ?? '').matchAll(word)) {
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      if (lines() > 1) found.push(`${match[0]} in ${parent.outerHTML.slice(0, 80)}`);
    }
  }
  return found;
};

/** Returns words that a page breaks at its present width. Long words may break in a narrow window. */
export const brokenWords = async (page: Page, letters: number): Promise<string[]> =>
  (await page.evaluate(find, letters)).map((word) => `${page.viewportSize()?.width} px, broken word: ${word}`);
