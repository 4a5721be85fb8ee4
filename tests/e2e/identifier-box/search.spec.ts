import { expect, open, test } from '../support/test';
import { tracesOf } from './traces';

test('recognises a pasted identifier, and no words', async ({ page }) => {
  await open(page, '/search/?q=DK09900012');
  await expect(page.locator('.have-found')).toContainText('passes the modulus 11 check');
  await page.getByRole('searchbox', { name: 'Search for' }).fill('company');
  await expect(page.locator('.have-found')).toBeEmpty();
});

test('keeps a CPR-shaped text out of the address, while it is typed as well', async ({ page }) => {
  await open(page, '/search/');
  const traces = tracesOf(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.getByRole('searchbox', { name: 'Search for' }).pressSequentially('0701900000');
  await expect(page.locator('.have-found')).toContainText('CPR number');
  // Six digits are a date, or the start of another number.
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => /0701900/.test(address))).toEqual([]);
  expect(await traces()).not.toMatch(/0701900/);
});

test('takes a CPR-shaped text out of an address that it came with', async ({ page }) => {
  await open(page, '/search/?q=700190-0000');
  await expect(page.locator('.have-found')).toContainText('CPR number');
  await expect(page).not.toHaveURL(/700190/);
});

test('remembers no ID of a person with a result that was picked', async ({ page }) => {
  const id = '00000000-0000-4000-8000-000000000901';
  await open(page, '/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill(`person-id ${id}`);
  await page.getByRole('option').first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.search.recent'))).toContain('"href"');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(id);
});
