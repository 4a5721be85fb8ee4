import { expect, test } from '../support/test';

/** Elements with commands to copy, and the width of the window. On a phone the samples of an operation scroll. */
const COMMANDS = [
  ['/', 390, 'figure pre:has(> code)'],
  ['/docs/data-docs/getting-started', 390, '[data-remember="shell"] pre, [data-tab$="-shell"] pre'],
  ['/docs/coding-agents', 390, '.ref-command'],
  ['/api/denmark/data/company-by-company-id', 1280, '[data-tab="language-shell"] pre'],
] as const;

for (const [route, width, selector] of COMMANDS)
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

test('the button that copies a command covers none of it', async ({ page }) => {
  await page.goto('/docs/authentication');
  const boxes = page
    .locator('[data-remember="shell"] .ref-code, [data-tab$="-shell"] .ref-code')
    .filter({ visible: true });
  await expect(boxes.first().getByRole('button', { name: /^Copy/ })).toBeVisible();
  const covered = await boxes.evaluateAll(
    (all) =>
      all.filter((box) => {
        const range = document.createRange();
        range.selectNodeContents(box.querySelector('code') as Element);
        const button = (box.querySelector('button') as Element).getBoundingClientRect();
        return [...range.getClientRects()].some(
          ({ right, top, bottom }) => right > button.left && top < button.bottom && bottom > button.top,
        );
      }).length,
  );
  expect(await boxes.count()).toBeGreaterThan(1);
  expect(covered).toBe(0);
});
