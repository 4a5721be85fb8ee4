import { measured } from '../support/measured';
import { type Check, isReference } from './visit';

/** Greatest distance of a title from the top of a phone, without the announcement. */
const MAX_TITLE_Y = 110;
/** In characters: 70, and room for one name in code that can't be divided. */
const MAX_LINE = 78;

/** Greatest heights of long pages on a phone. */
const MAX_HEIGHTS: Record<string, number> = {
  '/docs/data-docs/code-lists/bbr': 20_000,
  '/docs/data-docs/attributes': 12_000,
};

/** Checks that the page shares its left edge with navbar and footer, or begins at the edge of pages with a sidebar. */
export const leftEdge: Check = async ({ page }) => {
  const [brand = 0, footer, title, shift = 0] = await page.evaluate(() => {
    const edges = ['.navbar__brand', '.footer__title', 'main h1'].map((selector) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN),
    );
    const sidebar = document.querySelector('.theme-doc-sidebar-container');
    return [...edges, sidebar ? sidebar.clientWidth + 1 : 0];
  });
  return brand > 0 && footer === brand && title === brand + shift
    ? []
    : [`left edges: brand ${brand}, footer ${footer}, title ${title}, sidebar ${shift}`];
};

/** Checks that no line of running text of a guide is longer than the eye follows. */
export const lineLength: Check = async ({ page, route }) => {
  if (!route.startsWith('/docs/') || isReference(route)) return [];
  const { lines, longest } = await page.locator('main').evaluate((main) => {
    const TEXTS = 'p, li, dd, figcaption';
    let [lines, longest] = [0, ''];
    for (const text of main.querySelectorAll(TEXTS)) {
      if (text.closest('table, pre, nav, figure, .page-markdown')) continue;
      const byLine = new Map<number, string>();
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node.parentElement?.closest(TEXTS) !== text) continue;
        const range = document.createRange();
        for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const [box] = range.getClientRects();
          // Letters of different fonts on one line differ by a few pixels.
          const line = box && Math.round(box.bottom / 12);
          if (line !== undefined) byLine.set(line, `${byLine.get(line) ?? ''}${node.nodeValue?.[at]}`);
        }
      }
      for (const line of byLine.values()) {
        lines += 1;
        if (line.trim().length > longest.length) longest = line.trim();
      }
    }
    return { lines, longest };
  });
  if (lines === 0) return ['the guide has no line of text'];
  measured(`Characters of the longest line, ${route}`, longest.length);
  return longest.length > MAX_LINE ? [`a line of ${longest.length} characters: ${longest}`] : [];
};

/** Checks that a phone shows the title at the top, that the announcement is one line, and that long pages are compact. */
export const phone: Check = async ({ page, route }) => {
  const { top, bar, height } = await page.evaluate(() => ({
    top: (document.querySelector('main h1')?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY,
    bar: document.querySelector('[aria-label="Announcement"]')?.getBoundingClientRect().height ?? 0,
    height: document.documentElement.scrollHeight,
  }));
  const y = Math.round(top - bar);
  measured(`y of the title on a phone, ${route}`, y);
  measured(`Height on a phone, ${route}`, height);
  const limit = MAX_HEIGHTS[route] ?? Number.POSITIVE_INFINITY;
  return [
    ...(y > 0 && y <= MAX_TITLE_Y ? [] : [`the title is at y = ${y} on a phone`]),
    ...(bar <= 33 ? [] : [`the announcement is ${bar} px high on a phone`]),
    ...(height < limit ? [] : [`the page is ${height} px high on a phone, at most ${limit}`]),
  ];
};
