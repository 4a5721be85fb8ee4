import { at, test } from '../support/changedSite';
import { expect, open } from '../support/test';

test('a reader changes the variables of a server, and the samples of all pages follow', async ({ page }) => {
  await open(page, at('/api/denmark/data/company-by-company-id'));
  const samples = page.locator('.ref-samples');
  const code = samples.locator('code:visible').first();
  await expect(code).toContainText('https://eu.real.test/v4/');
  await samples.getByLabel('region', { exact: true }).selectOption('us');
  await samples.getByLabel('version', { exact: true }).fill('v5');
  await expect(code).toContainText('https://us.real.test/v5/');
  await expect(code).not.toContainText('https://eu.real.test/v4');
  await page.goto(at('/api/denmark/data/company-unit'));
  await expect(code).toContainText('https://us.real.test/v5/');
  await expect(samples.getByLabel('region', { exact: true })).toHaveValue('us');
});
