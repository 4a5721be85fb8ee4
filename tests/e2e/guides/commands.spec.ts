import { expect, test } from '../support/test';

/** Where a reader copies a command, and in how wide a window. On a phone the samples of an operation scroll. */
const PLACES = [
  ['/', 390, 'figure pre:has(> code)'],
  ['/docs/data-docs/getting-started', 390, '[data-remember="shell"] pre, [data-tab$="-shell"] pre'],
  ['/docs/coding-agents', 390, '.ref-command'],
  ['/api/denmark/data/company-by-company-id', 1280, '[data-tab="language-shell"] pre'],
] as const;

for (const [route, width, selector] of PLACES)
  test(`all of a command is in view at ${width} px: ${route}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(route);
    const commands = page.locator(selector).filter({ hasText: /^(npx|curl|export|claude)/, visible: true });
    await expect(commands.first()).toBeVisible();
    const wide = await commands.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(wide).toEqual([]);
  });
