import type { Page } from '@playwright/test';

/** WCAG 1.4.12: text spacing that a reader may set without losing text. */
const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Settings of a reader, as style sheets. */
export const settings = { plain: '', 'text spacing': SPACING, '200 % text': 'html{font-size:200%!important}' };

/** Returns the elements that extend past the right edge of the window and do not scroll in their own box. */
const widest = () => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const isInside = (element: Element | null): boolean =>
    element !== null && (scrolls(element) || isInside(element.parentElement));
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5 && !isInside(element.parentElement),
  );
  return [`${root.scrollWidth} px`, ...wide.slice(-4).map(({ outerHTML }) => outerHTML.slice(0, 120))];
};

/** Replaces the adopted style sheet. */
const adopt = (text: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
};

/** Returns the elements that make the page scroll sideways under each setting. */
export async function overflow(page: Page, names: (keyof typeof settings)[]): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names) {
    // Adopted, because the policy of the pages forbids a <style>.
    await page.evaluate(adopt, settings[name]);
    const found = await page.evaluate(widest);
    if (found.length > 0) faults.push(`${page.viewportSize()?.width} px, ${name}: ${found.join(' | ')}`);
    await page.evaluate(adopt, '');
  }
  return faults;
}
