import type { Locator, Page } from '@playwright/test';
import { CLIENT_LANGUAGES, LANGUAGES } from 'openapi-toolkit/samples';
import { sandbox, site } from '#site';
import { operations } from '../support/routes';
import { expect, open, test } from '../support/test';

const OPERATION = operations.find((route) => route.endsWith('/company-by-company-id')) ?? '';
const GUIDE = '/docs/datahub/use-cases/feature-replication';
const AT_SANDBOX = sandbox?.url ?? 'no sandbox';

const control = (page: Page | Locator) => page.getByRole('group', { name: 'Environment' }).first();
const server = (page: Page | Locator, name: string) => control(page).getByRole('radio', { name });
const samples = (page: Page) => page.getByRole('region', { name: 'Request samples' });

/** Returns the samples of all languages, after each was shown. */
async function allSamples(page: Page): Promise<string[]> {
  const aside = samples(page);
  const languages = await aside.locator('> .ref-tabs > .ref-tablist > label').all();
  for (const language of languages) await language.click();
  await expect(aside.locator('.ref-code code')).toHaveCount(languages.length + CLIENT_LANGUAGES.length);
  await languages[0]?.click();
  return aside.locator('.ref-code code').evaluateAll((all) => all.map((one) => one.textContent ?? ''));
}

const guideSamples = (page: Page) =>
  page.locator('.snippet[data-servers] code').evaluateAll((all) => all.map((one) => one.textContent ?? ''));

const inSandbox = (texts: string[]) => texts.map((text) => text.replaceAll(site.apiBaseUrl, AT_SANDBOX));

test('the samples of all languages follow, and are the same bytes back in production', async ({ page }) => {
  await open(page, OPERATION);
  const before = await allSamples(page);
  expect(before).toHaveLength(LANGUAGES.length + CLIENT_LANGUAGES.length);
  for (const text of before) expect(text).toMatch(new RegExp(`${site.apiBaseUrl}[/'"]`));

  await server(samples(page), 'Sandbox').check();
  const after = await allSamples(page);
  expect(after).toEqual(inSandbox(before));
  for (const text of after) expect(text).not.toContain(site.apiBaseUrl);
  await expect(samples(page).getByText('Any API key works.')).toBeVisible();

  await server(samples(page), 'Production').check();
  expect(await allSamples(page)).toEqual(before);
  await expect(samples(page).getByText('Any API key works.')).toBeHidden();
});

test('samples that are fetched later come with the server, in another example as well', async ({ page }) => {
  await open(page, OPERATION);
  await server(samples(page), 'Sandbox').check();
  const visible = samples(page).locator('.ref-code code:visible');
  await samples(page).getByText('Python', { exact: true }).click();
  await expect(visible).toContainText(`${AT_SANDBOX}/`);
  await samples(page).getByLabel('Example').selectOption({ index: 1 });
  await expect(visible).toContainText('import urllib');
  await expect(visible).toContainText(`${AT_SANDBOX}/`);
  await expect(visible).not.toContainText(site.apiBaseUrl);
});

test('the choice holds for the whole site: guides, other pages, the next visit', async ({ page }) => {
  await open(page, GUIDE);
  const before = await guideSamples(page);
  expect(before.length).toBeGreaterThan(0);

  await server(page, 'Sandbox').check();
  expect(await guideSamples(page)).toEqual(inSandbox(before));
  for (const one of await page.getByRole('group', { name: 'Environment' }).all())
    await expect(one.getByRole('radio', { name: 'Sandbox' })).toBeChecked();

  await page.reload();
  await expect(server(page, 'Sandbox')).toBeChecked();
  expect(await guideSamples(page)).toEqual(inSandbox(before));
  await server(page, 'Production').check();
  expect(await guideSamples(page)).toEqual(before);
  await server(page, 'Sandbox').check();

  await open(page, OPERATION);
  await expect(samples(page).locator('.ref-code code:visible').first()).toContainText(`${AT_SANDBOX}/`);
  await expect(server(samples(page), 'Sandbox')).toBeChecked();
});

test.describe('a page that is not hydrated', () => {
  test.use({ app: 'not-hydrated' });

  test('comes with the server of an earlier visit, and changes it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('portal.environment', 'sandbox'));
    await open(page, OPERATION);
    await expect(server(samples(page), 'Sandbox')).toBeChecked();
    const visible = samples(page).locator('.ref-code code:visible').first();
    expect(await visible.textContent()).toContain(`${AT_SANDBOX}/`);
    await server(samples(page), 'Production').check();
    expect(await visible.textContent()).toContain(`${site.apiBaseUrl}/`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('samples are for production, and no control pretends to change that', async ({ page }) => {
    await page.goto(OPERATION);
    await expect(samples(page).locator('.ref-code code:visible').first()).toContainText(`${site.apiBaseUrl}/`);
    await expect(control(page)).toBeHidden();
  });
});
