import { axeFaults } from '../support/axe';
import { at, test } from '../support/changedSite';
import { expect, inMode, MODES, open } from '../support/test';

const GUIDE = at('/docs/features');
const PAGE = at('/about');

// Without a shared build, the first test waits for one that serves this file.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs choose, and parts open', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.getByText('Install with apt.')).toBeVisible();
    await expect(page.getByText('The second text.')).toBeVisible();
    await page.getByText('macOS', { exact: true }).first().click();
    await expect(page.getByText('Install with apt.')).toBeHidden();
    await expect(page.getByText('Install with brew.')).toBeVisible();
    await expect(page.getByText('The text that opens.')).toBeHidden();
    await page.getByText('More', { exact: true }).last().click();
    await expect(page.getByText('The text that opens.')).toBeVisible();
  });
});

test('tabs of one group change together, and the choice is kept', async ({ page }) => {
  await open(page, GUIDE);
  await page.getByText('macOS', { exact: true }).first().click();
  await expect(page.getByText('Start with launchctl.')).toBeVisible();
  await expect(page.getByText('The second text.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Install with brew.')).toBeVisible();
  await expect(page.getByText('Start with launchctl.')).toBeVisible();
});

test('a link to a heading inside of a tab shows the tab', async ({ page }) => {
  await open(page, `${GUIDE}#on-a-mac`);
  await expect(page.getByRole('heading', { name: 'On a Mac' })).toBeInViewport();
});

test('a line of code is marked, and copied with the others', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, GUIDE);
  const fence = page.locator('.ref-fence', { hasText: 'sum.js' });
  const marked = fence.locator('.hl-h');
  await expect(marked).toHaveText('const b = 2;');
  await expect(marked).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await fence.getByRole('button', { name: /^Copy/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'const a = 1;\nconst b = 2;\nconst sum = a + b;',
  );
});

test('a partial shows its elements', async ({ page }) => {
  await open(page, GUIDE);
  await expect(page.getByText('The text of a partial with')).toBeVisible();
  await expect(page.getByRole('link', { name: 'construction_year' })).toBeVisible();
  await expect(page.locator('.snippet').getByText("curl 'http")).toBeVisible();
});

test('a page outside the docs has its components', async ({ page }) => {
  await open(page, PAGE);
  await expect(page.getByRole('heading', { name: 'Elements' }).getByRole('link')).toBeAttached();
  await expect(page.getByRole('link', { name: 'construction_year' })).toBeVisible();
  await expect(page.locator('.ref-fence').locator('.hl-n').first()).toHaveText('const');
  await page.locator('.snippet').getByText('Python', { exact: true }).click();
  await expect(page.locator('.snippet').getByText("curl 'http")).toBeHidden();
});

for (const mode of MODES) {
  test(`axe finds nothing, ${mode}`, async ({ page }) => {
    await inMode(page, mode);
    for (const path of [GUIDE, PAGE]) {
      await open(page, path);
      // Markdown gives the check boxes of a task list no name.
      const faults = (await axeFaults(page)).filter(
        (fault) => !fault.startsWith('label: <input type="checkbox" disabled'),
      );
      expect(faults, path).toEqual([]);
    }
  });
}
