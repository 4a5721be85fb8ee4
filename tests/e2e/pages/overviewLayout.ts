import { measured } from '../support/measured';
import { overviews } from '../support/routes';
import type { Check } from './visit';

const MAX_HEIGHT = 4100;

/** Checks that the overview of an API is short, and that a link to a shared type expands the list of types. */
export const overviewLayout: Check = async ({ page, route }) => {
  if (!overviews.includes(route)) return [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  measured(`height of the page, ${route}`, height);
  const faults = height < MAX_HEIGHT ? [] : [`the page is ${height} px high, the limit is ${MAX_HEIGHT}`];
  const operations = await page.locator('.ref-overview .ref-list a').count();
  if (operations === 0) faults.push('no operation is listed');
  const type = page.locator('.ref-types > [id]').last();
  if ((await type.count()) === 0) return faults;
  if (await type.isVisible()) faults.push('the shared types are expanded');
  await page.evaluate(
    (id) => {
      location.hash = id;
    },
    await type.evaluate(({ id }) => id),
  );
  await type.waitFor({ state: 'visible' });
  // Restores the page for the next check.
  await type.evaluate((row) => row.closest('details')?.removeAttribute('open'));
  return faults;
};
