import { measured } from '../support/measured';
import { operations } from '../support/routes';
import { type Check, resize } from './visit';

const WINDOWS = [
  [1024, 768],
  [390, 844],
] as const;

/** Checks that the first parameter of an operation is within two screens, on a phone and on a tablet. */
export const firstParameter: Check = async ({ page, route }) => {
  if (!operations.includes(route)) return [];
  const faults: string[] = [];
  for (const [width, height] of WINDOWS) {
    await resize(page, width, height);
    const top = await page.evaluate(() => {
      const first = document.querySelector('[id^="path."], [id^="query."], [id^="header."], [id^="body."]');
      return first ? Math.round(first.getBoundingClientRect().top + window.scrollY) : null;
    });
    measured(`y of the first parameter at ${width} px, ${route}`, String(top ?? 0));
    if (top === null || top > 2 * height) faults.push(`the first parameter at ${width} × ${height}: y = ${top}`);
  }
  return faults;
};
