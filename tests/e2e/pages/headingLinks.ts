import { operations } from '../support/routes';
import { type Check, isReference } from './visit';

/** Checks that every heading has a direct link to itself, with the title of `spec.md`. */
export const headingLinks: Check = async ({ page, route }) => {
  const { checked, faults } = await page.locator('main').evaluate((main) => {
    const headings = [...main.querySelectorAll(':is(h2, h3, h4, h5, h6):not([aria-label="Did you mean"] *)')];
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const isLinked = (heading: Element) => {
      const link = heading.querySelector<HTMLAnchorElement>('a.hash-link');
      const title = words(`Direct link to ${heading.textContent}`);
      return link?.hash === `#${encodeURIComponent(heading.id)}` && words(link.title) === title;
    };
    const faults = headings.filter((one) => !isLinked(one)).map((one) => one.id || one.textContent);
    return { checked: headings.length, faults };
  });
  if (checked === 0 && isReference(route)) return ['the page has no heading'];
  return faults.map((name) => `the heading "${name}" has no direct link with its text as title`);
};

/**
 * Checks that the contents of a page with several headings list all of them. An operation has links to its sections,
 * and the landing page begins with links of its own.
 */
export const contents: Check = async ({ page, route }) => {
  if (operations.includes(route) || !/^\/(docs|api)\//.test(route)) return [];
  const missing = await page.locator('main').evaluate((main) => {
    const ids = [...main.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')].map(({ id }) => id);
    const links = main.querySelectorAll<HTMLAnchorElement>(':is(.table-of-contents, .contents, .ref-sections) a');
    const listed = [...links].map(({ hash }) => decodeURIComponent(hash.slice(1)));
    return ids.length > 1 ? ids.filter((id) => !listed.includes(id)) : [];
  });
  return missing.map((id) => `the contents do not list the heading "${id}"`);
};
