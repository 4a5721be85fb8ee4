import type { Check } from './visit';

/** No navigation is empty: a screen reader lists each, and leads to nothing. */
export const landmarks: Check = async ({ page }) => {
  const navigations = page.getByRole('navigation', { includeHidden: true });
  const names = await navigations.evaluateAll((all) =>
    all.filter((one) => one.querySelector('a, button') === null).map((one) => one.getAttribute('aria-label')),
  );
  return names.map((name) => `the navigation "${name}" is empty`);
};
