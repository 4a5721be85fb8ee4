import { expect, test } from '../support/test';

for (const width of [1280, 390])
  test(`the button that copies covers no code at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/docs/authentication');
    const boxes = page.locator('.ref-code').filter({ visible: true });
    await expect(boxes.first().getByRole('button', { name: /^Copy/ })).toBeVisible();
    const covered = await boxes.evaluateAll(
      (all) =>
        all.filter((box) => {
          const [code, button] = ['pre', 'button'].map((tag) => box.querySelector(tag)?.getBoundingClientRect());
          return !code || !button || (code.right > button.left && code.top < button.bottom);
        }).length,
    );
    expect(await boxes.count()).toBeGreaterThan(1);
    expect(covered).toBe(0);
  });
