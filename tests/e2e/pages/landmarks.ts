import type { Check } from './visit';

/** Checks that no navigation is empty, because a screen reader lists each. */
export const landmarks: Check = async ({ page }) => {
  const names = await page
    .locator('nav, [role="navigation"]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.querySelector('a, button') === null && getComputedStyle(one).display !== 'none')
        .map((one) => one.getAttribute('aria-label')),
    );
  return names.map((name) => `the navigation "${name}" is empty`);
};
