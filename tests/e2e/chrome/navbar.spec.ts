import { expect, open, openHydrated, test } from '../support/test';

const LONG = '/api/denmark/data/company-by-company-id';

test('leads to the guides and the reference, and marks where the reader is', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  await bar.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/denmark\/data$/);
  await expect(bar.getByRole('link', { name: 'API', exact: true })).toHaveClass(/navbar__link--active/);
});

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await open(page, LONG);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.tagName)).toBe('MAIN');
});

test('hides on the way down, returns on the way up and at the top', async ({ page }) => {
  await openHydrated(page, LONG);
  const brand = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Danish Data APIs' });
  await page.mouse.move(600, 500);
  for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 200);
  await expect(brand).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(brand).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(brand).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(brand).toBeInViewport();
});

test('shows on the way to an anchor, which is not hidden below it', async ({ page }) => {
  await openHydrated(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('link', { name: 'Make the first call' }).click();
  await expect(page).toHaveURL(/#first-call$/);
  await page.waitForTimeout(400);
  await expect(bar.getByRole('link', { name: 'API', exact: true })).toBeInViewport();
  const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page.locator('#first-call').evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom);
});

test('comes back when the keyboard reaches it', async ({ page }) => {
  await openHydrated(page, LONG);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.evaluate(() => window.scrollTo(0, 1200));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toBeInViewport();
});

test('defaults to light, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the sidebar shows the current page', async ({ page }) => {
  await openHydrated(page, '/docs/compare-versions');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Compare versions' })).toBeInViewport();
});

test('the sidebar has the method of every operation as text', async ({ page }) => {
  await open(page, LONG);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'GET Company by CVR number' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // The groups of other pages are closed.
  const closed = sidebar.locator('[role="button"][aria-expanded="false"]');
  expect(await closed.count()).toBeGreaterThan(3);
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(sidebar.getByRole('link', { name: /^POST / })).not.toHaveCount(0);
  const operations = sidebar.locator('.api-method > a');
  const unnamed = await operations.evaluateAll(
    (all) => all.filter((one) => !/GET|POST|PUT|PATCH|DELETE/.test(getComputedStyle(one, '::before').content)).length,
  );
  expect(await operations.count()).toBeGreaterThan(10);
  expect(unnamed).toBe(0);
});
