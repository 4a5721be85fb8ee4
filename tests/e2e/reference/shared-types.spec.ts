import { readFileSync } from 'node:fs';
import type { OperationPage } from 'openapi-toolkit';
import { LANGUAGES } from 'openapi-toolkit/samples';
import { expect, open, test } from '../support/test';

const COMPANY = '/api/denmark/data/company-by-company-id';
const DEEP = 'response-200.status.label.da';

test('a link to a field of a shared type opens the use, and marks the field with the value of its page', async ({
  page,
}) => {
  await open(page, `${COMPANY}#${DEEP}`);
  const field = page.locator(`[id="${DEEP}"]`);
  await expect(field).toBeInViewport();
  await expect(field).toHaveClass(/ref-marked/);
  const { operation }: OperationPage = JSON.parse(readFileSync(`docs${COMPANY}.page.json`, 'utf8'));
  const body = JSON.parse(operation.responses[0]?.media[0]?.examples[0]?.text ?? '');
  await expect(field.locator('samp')).toHaveText(JSON.stringify(body.status.label.da));
});

test('a use opens in place, from the one copy of the type', async ({ page }) => {
  await open(page, COMPANY);
  const use = page.locator('[id="response-200.status"] > details');
  await use.locator('> summary').click();
  await expect(use.getByText('Dansk betegnelse')).toBeVisible();
  await expect(page.locator('[id="response-200.status.code"] samp')).toHaveText('"NORMAL"');
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the finder filters the fields, shows their number, and Escape restores the page', async ({ page }) => {
  await open(page, '/api/denmark/data/property-by-bfe');
  const input = page.getByRole('searchbox', { name: 'Find a field' });
  await input.click();
  await input.fill('postnummer');
  await expect(page.locator('#found-fields')).toHaveText(/^[1-9]\d* fields?$/);
  await expect(page.locator('[id="response-200.location.address.postalCode"]')).toBeVisible();
  await expect(page.locator('[id="response-200.bfeNumber"]')).toBeHidden();
  await input.press('Escape');
  await expect(input).toHaveValue('');
  await expect(page.locator('[id="response-200.bfeNumber"]')).toBeVisible();
  await expect(page.locator('[id="response-200.location.address.postalCode"]')).toBeHidden();
});

test('the finder knows names of registers, Danish labels, and words of descriptions', async ({ page }) => {
  await open(page, '/api/denmark/data/property-by-bfe');
  const input = page.getByRole('searchbox', { name: 'Find a field' });
  for (const words of ['byg033', 'Tagdækning', 'roof_material_code', 'Roof covering']) {
    await input.fill(words);
    await expect(page.locator('[id="response-200.buildings.roof"]'), words).toBeVisible();
    await expect(page.locator('[id="response-200.bfeNumber"]'), words).toBeHidden();
  }
});

test('the section in view is the current one', async ({ page }) => {
  await open(page, COMPANY);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Errors' }).click();
  await expect(page.locator('.ref-sections a[aria-current]')).toHaveText('Errors');
  await expect(page.locator('#errors')).toBeInViewport();
});

test('the link of the section in view is in view where the row is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/denmark/data/property-by-bfe');
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const last = links.last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.querySelector('#history')?.scrollIntoView());
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => last.evaluate((link) => link.parentElement?.scrollLeft)).toBe(0);
});

test('choosing an example sets the samples in all languages and the response, and the other way round', async ({
  page,
}) => {
  await open(page, COMPANY);
  await page.getByLabel('Example', { exact: true }).selectOption({ label: 'In bankruptcy' });
  const samples = page.locator('.ref-samples');
  const texts = () => samples.locator('[data-tab^="language-"] code').allTextContents();
  await expect.poll(async () => (await texts()).every((text) => text.includes('09900047'))).toBe(true);
  expect((await texts()).length).toBeGreaterThanOrEqual(LANGUAGES.length);
  const response = page.locator('.ref-answers .ref-code code:visible');
  await expect(response).toContainText('"companyId": "09900047"');
  await page.evaluate(() => {
    location.hash = 'response-200-example.advertisingProtected';
  });
  await expect(response).toContainText('"companyId": "09900012"');
});

test('a long example is whole, and scrolls in its panel', async ({ page }) => {
  await open(page, COMPANY);
  const code = page.locator('.ref-answers .ref-code code:visible');
  await expect.poll(async () => (await code.textContent())?.split('\n').length).toBeGreaterThan(80);
  expect(JSON.parse((await code.textContent()) ?? '')).toHaveProperty('companyId');
  const pre = code.locator('..');
  expect(await pre.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(200);
});

test('a status shows the header that makes the sandbox return it', async ({ page }) => {
  await open(page, COMPANY);
  await page.locator('.ref-answers label', { hasText: '404' }).click();
  await expect(page.locator('.ref-answers').getByText('Prefer: code=404')).toBeVisible();
});

test('examples of an error stand below each other, short ones whole', async ({ page }) => {
  await open(page, COMPANY);
  const responses = page.locator('.ref-answers');
  await responses.locator('label', { hasText: '400' }).click();
  const codes = responses.locator('code[data-code="json"]:visible');
  await expect(codes).toHaveCount(3);
  for (const text of await codes.allTextContents()) expect(JSON.parse(text)).toHaveProperty('status', 400);
});
