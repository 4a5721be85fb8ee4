import { overviews } from '../support/routes';
import type { Check } from './visit';

/** Checks that the overview of an API lists its operations, and that a link to a shared type expands the list of types. */
export const overviewLayout: Check = async ({ page, route }) => {
  if (!overviews.includes(route)) return [];
  const faults: string[] = [];
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
