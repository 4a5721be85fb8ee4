import { type Check, isReference } from './visit';

/** Checks that every heading with an id has a direct link to itself, with the title of `spec.md`. */
export const headingLinks: Check = async ({ page, route }) => {
  const { checked, faults } = await page.locator('main').evaluate((main) => {
    const headings = [...main.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')];
    const isLinked = (heading: Element) => {
      const link = heading.querySelector<HTMLAnchorElement>('a.hash-link');
      return link?.hash === `#${encodeURIComponent(heading.id)}` && link.title.startsWith('Direct link to ');
    };
    return { checked: headings.length, faults: headings.filter((one) => !isLinked(one)).map(({ id }) => id) };
  });
  if (checked === 0 && isReference(route)) return ['the page has no heading with an id'];
  return faults.map((id) => `the heading "${id}" has no direct link`);
};
