import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { expect, open, test } from '../support/test';

/** Computed styles of a line of the drawing. */
const lineOf = (page: Page, edge: string) =>
  page.locator(`.map [data-edge="${edge}"]`).evaluate((line) => {
    const { strokeWidth, strokeOpacity } = getComputedStyle(line);
    return { strokeWidth, strokeOpacity: Number(strokeOpacity) };
  });

const LIT = { strokeWidth: '2.5px', strokeOpacity: 1 };

test('the chosen way is lit, its call is named, and opens with the value of the reader', async ({ page }) => {
  await open(page, '/docs/identifier-map/');
  const card = page.locator('.map-card');
  await expect(card.getByRole('link', { name: 'Company by CVR number' })).toBeVisible();
  expect(await lineOf(page, 'cvr p-number')).toEqual(LIT);

  await page.getByLabel('I have').selectOption({ label: 'Number plate' });
  await page.getByLabel('I want').selectOption({ label: 'CVR number' });
  expect(await lineOf(page, 'plate cvr')).toEqual(LIT);
  for (const faded of ['cvr p-number', 'plate vin'])
    expect((await lineOf(page, faded)).strokeOpacity).toBeLessThan(0.25);
  await expect(page.locator('.map [data-to="cvr"] .map-call')).toHaveText('Vehicle by number plate');
  await expect(card.getByRole('listitem')).toHaveCount(2);
  expect(await axeFaults(page, 'main')).toEqual([]);

  await page.getByLabel('Your value').fill('ZZ99002');
  await card.getByRole('link', { name: 'Open with your value' }).click();
  await expect(page).toHaveURL(/\/vehicle-by-license-plate$/);
  await expect(page.locator('.ref-samples code[data-code]').first()).toContainText('ZZ99002');
});

test('a way of several calls is lit from end to end', async ({ page }) => {
  await open(page, '/docs/identifier-map/');
  await page.getByLabel('I have').selectOption({ label: 'Person ID' });
  await page.getByLabel('I want').selectOption({ label: 'BFE number' });
  await expect(page.locator('.map-card ol > li')).toHaveCount(2);
  for (const edge of ['person-id dar-address', 'dar-address bfe']) expect(await lineOf(page, edge)).toEqual(LIT);
  // The person ID is personal: it is not passed on.
  await expect(page.locator('.map-card').getByRole('link', { name: 'Open with your value' })).toHaveCount(0);
  await page.getByLabel('I want').selectOption({ label: 'Number plate' });
  await expect(page.locator('.map-card')).toHaveText('No call leads from one to the other.');
});

test('on a phone the labels of the drawing are readable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/identifier-map/');
  const labels = await page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('.map svg');
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 0;
    const texts = [...document.querySelectorAll('.map text')].filter((text) => text.getClientRects().length > 0);
    return texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale);
  });
  expect(labels.length).toBeGreaterThan(20);
  expect(Math.min(...labels)).toBeGreaterThanOrEqual(12);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('is a drawing and folded lists of all ways', async ({ page }) => {
    await page.goto('/docs/identifier-map/');
    await expect(page.locator('.map-chooser')).toBeHidden();
    await expect(page.getByRole('img', { name: 'Which identifier leads to which' })).toBeVisible();
    expect(await lineOf(page, 'cvr p-number')).toEqual(LIT);
    const sections = page.locator('.map-from');
    expect(await sections.count()).toBeGreaterThan(10);
    await sections.first().locator('summary').click();
    expect(await sections.first().locator('[data-edge]').count()).toBeGreaterThan(5);
    await expect(sections.first().locator('[data-edge]').first()).toBeVisible();
  });
});
