import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from 'openapi-toolkit/node';
import { NAMES, sendScript } from 'portal-cli/testing';
import { control, form } from '../builder/form';
import { axeFaults } from '../support/axe';
import { operations } from '../support/routes';
import { test as base, expect, open } from '../support/test';
import { BUILD, button, responseRegion, status, test } from './served';

const COMPANY = operations.find((route) => route.endsWith('/company-by-company-id')) ?? '';
const BULK = operations.find((route) => route.endsWith('/bulk-feature-store-attributes')) ?? '';

test.describe('where the file that readers take along serves the pages', () => {
  test('sends the request of the sample, and shows what came back beside the fields', async ({ page }) => {
    await open(page, COMPANY);
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/denmark/'));
    await button(page).click();
    expect((await sent).headers()['x-api-key']).toBe('sandbox');
    await expect(status(page)).toContainText(/^200 OK, \d+ ms\. See the response$/);
    await expect(responseRegion(page)).toContainText(/^200 OK, \d+ ms from the sandbox/);
    await expect(responseRegion(page).locator('code')).toContainText('"companyId"');
    await expect(button(page)).toBeFocused();
    await responseRegion(page)
      .getByText(/^Headers \(\d+\)$/)
      .click();
    await expect(responseRegion(page).getByText('x-request-id')).toBeVisible();

    // A field of the page is marked in the response.
    await page.locator('[id="response-200.name"]').hover();
    const marked = await page.evaluate(
      () =>
        [...(CSS.highlights.get('ref-twin') ?? [])].filter((range) =>
          (range as Range).startContainer.parentElement?.closest('#sent-answer'),
        ).length,
    );
    expect(marked).toBeGreaterThan(0);
  });

  test.describe('with a problem as the response', () => {
    test.use({ expectedErrors: /status of 404/ });

    test('sends the selected example; a problem is a response, too', async ({ page }) => {
      await open(page, COMPANY);
      await button(page).click();
      await expect(status(page)).toContainText('200 OK');
      const samples = page.getByRole('region', { name: 'Request samples' });
      await samples.getByLabel('Example').selectOption({ index: 1 });
      await button(page).click();
      await expect(status(page)).toContainText('200 OK');
      // A number that does not exist in the world.
      await control(page).click();
      await form(page).getByLabel('companyId', { exact: true }).fill('09900098');
      await expect(samples.locator('code[data-code]:visible')).toContainText('09900098');
      await button(page).click();
      await expect(status(page)).toContainText(/^404 Not Found/);
      await expect(responseRegion(page).locator('code')).toContainText('"status": 404');
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain('09900098');
    });
  });

  test.describe('with an error that the reader selected', () => {
    test.use({ expectedErrors: /status of [45]\d\d/ });

    test('brings that error, for the example and for values of the reader', async ({ page }) => {
      for (const route of [COMPANY, BULK]) {
        await open(page, route);
        const statuses = page.locator('.ref-answers > .ref-tabs > .ref-tablist > label');
        const codes = await statuses.allTextContents();
        expect(codes.length).toBeGreaterThan(5);
        for (const code of codes) {
          await statuses.filter({ hasText: code }).click();
          await button(page).click();
          await expect(status(page)).toContainText(new RegExp(`^${code} `));
        }
        await control(page).click();
        await form(page).locator('input[type="checkbox"]').last().click();
        await button(page).click();
        await expect(status(page)).toContainText(new RegExp(`^${codes.at(-1)} `));
      }
    });
  });

  test.describe('when the sandbox has stopped', () => {
    test.use({ expectedErrors: /ERR_|Failed to load/ });

    test('says so', async ({ page }) => {
      await open(page, COMPANY);
      await page.route('**/denmark/data/**', (route) => route.abort());
      await button(page).click();
      await expect(status(page)).toHaveText('No response came. Is the sandbox still running?');
    });
  });

  test('has the search, links to fields, samples for its own sandbox, and its version', async ({ page, origin }) => {
    await open(page, `${COMPANY}#response-200.status`);
    await expect(page.locator('[id="response-200.status"]')).toBeInViewport();
    await expect(page.locator('.ref-samples code[data-code]:visible').first()).toContainText(origin);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('offline documentation');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('option').first()).toContainText('Sandbox');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/sandbox(#file)?$/);
    await expect(page.getByRole('complementary', { name: 'Version' })).toContainText(/sha256:[0-9a-f]{64}/);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 600 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('serves pages, files and the APIs at one address', async ({ request }) => {
    const html = { headers: { Accept: 'text/html' } };
    expect(await (await request.get('/docs/sandbox', html)).text()).toContain(NAMES.script);
    const missing = await request.get('/no-such-page', html);
    expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining('<html')]);
    expect((await request.get('/openapi/data.json')).status()).toBe(200);
    expect((await request.get('/denmark/data/companies/09900012')).status()).toBe(401);
    expect((await request.get('/no-such-path')).headers()['content-type']).toBe('application/problem+json');
  });
});

base.describe('the hosted site', () => {
  base('has no button and no request of a product, whatever a reader does with the samples', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, COMPANY);
    await expect(button(page)).toHaveCount(0);
    const samples = page.getByRole('region', { name: 'Request samples' });
    for (const environment of ['Sandbox', 'Production']) {
      await samples.getByRole('radio', { name: environment }).check();
      await samples.getByText('Python', { exact: true }).click();
      await samples.getByLabel('Example').selectOption({ index: 1 });
    }
    expect(requested.length).toBeGreaterThan(1);
    expect(requested.filter((one) => /^\/(denmark|service|datahub)\//.test(one))).toEqual([]);
  });

  base('holds no code that sends: it is packed in the file that readers take along', async () => {
    const SENDS = /Send to the sandbox|\.portal\/send\.js/;
    expect(await sendScript()).toMatch(SENDS);
    const files = (await listFiles(BUILD)).filter((file) => /\.(js|mjs|html|json|css)$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    const holding: string[] = [];
    for (const file of files) if (SENDS.test(await readFile(path.join(BUILD, file), 'utf8'))) holding.push(file);
    expect(holding).toEqual([]);
  });
});
