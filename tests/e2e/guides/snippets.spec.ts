import { expect, open, test } from '../support/test';

const ROUTE = '/docs/datahub/use-cases/feature-replication';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('samples and responses are in the page, and the tabs switch between them', async ({ page }) => {
    await page.goto(ROUTE);
    const sample = page.locator('.snippet').first();
    await expect(sample.getByText("curl 'http")).toBeVisible();
    await sample.getByText('Python', { exact: true }).click();
    await expect(sample.getByText("curl 'http")).toBeHidden();
    await expect(page.getByText('"sequenceNumber"').first()).toBeVisible();
  });
});

test('two samples on a page have tabs of their own, and follow one choice of language', async ({ page }) => {
  await open(page, ROUTE);
  const samples = page.locator('.snippet:has(fieldset)');
  await expect(samples).toHaveCount(2);
  for (const sample of await samples.all()) await expect(sample.locator('.ref-tablist > input:checked')).toHaveCount(1);
  await samples.first().getByText('Go', { exact: true }).click();
  for (const sample of await samples.all())
    await expect(sample.locator('.ref-tablist > input:checked')).toHaveValue('go');
});
