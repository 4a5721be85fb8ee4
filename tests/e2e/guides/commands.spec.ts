import { expect, test } from '../support/test';

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
