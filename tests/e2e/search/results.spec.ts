import { expect, open, test } from '../support/test';

test('the part that was meant is chosen below its page; arrows choose others; Enter opens it, marked', async ({
  page,
}) => {
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('equityRatio');
  const options = page.getByRole('option');
  const meant = page.getByRole('dialog').getByRole('option', { selected: true });
  await expect(meant).toContainText('equityRatio');
  await expect(meant.locator('mark').first()).toBeVisible();
  // The page it is on stands above it.
  await expect(options.first()).toHaveAttribute('href', (await meant.getAttribute('href'))?.replace(/#.*/, '') ?? '');
  const id = await meant.getAttribute('id');
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id as string);
  await page.keyboard.press('ArrowDown');
  await expect(meant).not.toHaveAttribute('id', id as string);
  await page.keyboard.press('ArrowUp');
  await expect(meant).toHaveAttribute('id', id as string);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#.*equityRatio$/);
  const marked = page.locator('.ref-marked');
  await expect(marked).toBeVisible();
  await expect(marked).toContainText('equityRatio');
});

test('an arrow leads to the end of the list', async ({ page }) => {
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('company');
  const options = page.getByRole('option');
  await expect.poll(() => options.count()).toBeGreaterThan(20);
  await page.getByRole('combobox').fill('vehicle');
  await expect(page.getByRole('link', { name: 'All results' })).toHaveAttribute('href', /q=vehicle$/);
  await page.keyboard.press('ArrowUp');
  const last = page.getByRole('option', { selected: true });
  await expect(last).toBeInViewport();
  await expect(page.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await last.getAttribute('id')) ?? '',
  );
});

test('results are narrowed by keyboard', async ({ page }) => {
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('roof');
  await page.getByRole('option').first().waitFor();
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Codes' })).toBeChecked();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /code-lists/);
  for (const option of await page.getByRole('option').all()) await expect(option).toHaveAttribute('href', /code-lists/);
});

test('a word with typing errors is corrected, and said', async ({ page }) => {
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('compnay');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /^No results for “compnay”\. \d+ results for “company”$/,
  );
  await expect(page.getByRole('option').first()).toContainText('Company by CVR number');
});

test('a pasted identifier gives the request; a CPR number is not repeated', async ({ page }) => {
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('DK 09 90 00 12');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('/companies/09900012');
  await expect(first).toContainText('passes the modulus 11 check');
  await page.getByRole('combobox').fill('711290-1234');
  await expect(page.getByRole('listbox')).toContainText('The form of a CPR number');
  await expect(page.getByRole('listbox')).not.toContainText('711290');
});

test('a result on the open page opens its place', async ({ page }) => {
  await open(page, '/api/denmark/data/company-by-company-id');
  for (const name of ['advertisingProtected', 'signingRule', 'signingRule']) {
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ref-marked')).toContainText(name);
    await expect(page.locator('.ref-marked')).toBeInViewport();
  }
});

test('the number of results is said, also of none', async ({ page }) => {
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('forsikring');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results$/);
  await page.getByRole('combobox').fill('zzkommunxyzz');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No results');
  await page.getByRole('combobox').fill('insurqncezqx');
  await expect(page.getByText('No results for')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All results' })).toHaveCount(0);
});
