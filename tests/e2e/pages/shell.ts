import type { Check } from './visit';

/** Greatest distance of a title from the top of a phone, without the announcement. */
const MAX_TITLE_Y = 110;

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

/** Checks that a phone shows the title at the top. */
export const phone: Check = async ({ page }) => {
  const { top, bar } = await page.evaluate(() => ({
    top: (document.querySelector('main h1')?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY,
    bar: document.querySelector('[aria-label="Announcement"]')?.getBoundingClientRect().height ?? 0,
  }));
  const y = Math.round(top - bar);
  return y > 0 && y <= MAX_TITLE_Y ? [] : [`the title is at y = ${y} on a phone`];
};
