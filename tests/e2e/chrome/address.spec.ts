import { expect, open, test } from '../support/test';

const COMPANY = '/api/denmark/data/company-by-company-id';

test('an address that cannot be decoded leaves the page as it is', async ({ page }) => {
  await open(page, `${COMPANY}#%`);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  // Entered in the address bar, and through a link of the page.
  for (const hash of ['#%E0%A4%A', '#100%'])
    await page.evaluate((typed) => {
      location.hash = typed;
    }, hash);
  await expect(heading).toHaveText(title);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  await page.goBack();
  await expect(heading).toHaveText(title);
});

test('the script of an operation goes on behind an address that cannot be decoded', async ({ page }) => {
  await open(page, `${COMPANY}#%`);
  await page.getByRole('button', { name: 'Your values' }).click();
  await expect(page.locator('#your-values')).toBeVisible();
});
