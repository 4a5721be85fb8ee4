import { axeFaults } from '../support/axe';
import { expect, open, test } from '../support/test';

test('shows the shortest way between two identifiers', async ({ page }) => {
  await open(page, '/docs/identifier-map/');
  await page.getByLabel('I have').selectOption({ label: 'Number plate' });
  await page.getByLabel('I want').selectOption({ label: 'CVR number' });
  await expect(page.locator('.map-chooser output')).toContainText('1 call');
  await page.getByLabel('I have').selectOption({ label: 'Person ID' });
  await expect(page.locator('.map-chooser output')).toContainText('calls');
  expect(await axeFaults(page, 'main')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('is a table', async ({ page }) => {
    await page.goto('/docs/identifier-map/');
    await expect(page.locator('.map-chooser')).toBeHidden();
    await expect(page.getByRole('img', { name: 'Which identifier leads to which' })).toBeVisible();
    expect(await page.locator('.map-calls tbody tr').count()).toBeGreaterThan(10);
  });
});
