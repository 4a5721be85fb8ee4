import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { canonicalPaths } from 'docusaurus-preset-portal/testing';
import { listFilesSync } from 'openapi-toolkit/node';
import { site } from '#site';
import { BASE_PATH } from '../../changed-site/change';
import { readLinks } from '../../support/readSite';
import { at, test } from '../support/changedSite';
import { NIGHTLY } from '../support/cover';
import { expect, open, untilResponsive } from '../support/test';

// The changed site is served below a base path. Its fixture fails a test on a request beside it.
test.describe.configure({ mode: 'default' });

const GUIDE = at('/docs/introduction');
const OPERATION = at('/api/service-api/request-counts-usage');
const PAGES = [at('/'), GUIDE, OPERATION, at('/api/service-api'), at('/search'), at('/docs/data-docs/code-lists/')];

/** Notes the responses of a page that failed. */
function failedOn(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response: Response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  const failed = failedOn(page);
  for (const address of addresses) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
}

test('every link of every page leads to a page or file below the base path', async ({ folder }) => {
  const { broken, checkedCount } = await readLinks(folder, BASE_PATH, site.url);
  expect(checkedCount).toBeGreaterThan(1000);
  // An attacker's contract has links to nothing, and most contracts are shortened: operations and fields that guides
  // name are not in them, and the site allows that.
  const isExpected = ({ route, address }: (typeof broken)[number]) =>
    route.includes('/hostile-') || (address.startsWith(at('/api/')) && !route.startsWith(at('/api/')));
  expect(broken.filter((link) => !isExpected(link))).toEqual([]);
});

test('files for programs name every address of the site with the base path', async ({ folder }) => {
  const names = listFilesSync(folder).filter((name) => /\.(md|txt|xml|json|mjs)$/.test(name));
  const urls = names.flatMap((name) =>
    (readFileSync(path.join(folder, name), 'utf8').match(/https:\/\/docs\.example\.com\/[\w/.-]*/g) ?? []).map(
      (url) => `${name}: ${url}`,
    ),
  );
  expect(urls.length).toBeGreaterThan(1000);
  expect(urls.filter((url) => !url.includes(`${site.url}${BASE_PATH}`))).toEqual([
    // At the root of the host, whatever the base path.
    `.well-known/security.txt: ${site.url}/.well-known/security.txt`,
  ]);
});

test('a page of each kind asks for nothing beside the base path', ({ page }) => walk(page, PAGES));

test(`every page asks for nothing beside the base path${NIGHTLY}`, async ({ page, folder }) =>
  walk(page, await canonicalPaths(folder)));

test('the router leads from page to page', async ({ page }) => {
  await open(page, at('/'));
  await page.getByRole('main').getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL(at('/docs/data-docs/getting-started'));
  await expect(page.locator('.navbar__link--active')).toHaveText('Docs');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(at('/api/denmark/data'));
  await expect(page.locator('.navbar__link--active')).toHaveText('API');
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(at('/'));
});

test('the search finds a page and opens it', async ({ page }) => {
  await open(page, GUIDE);
  await page.keyboard.press('/');
  await page.keyboard.type('pagination');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', new RegExp(`^${BASE_PATH}docs/pagination`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${BASE_PATH}docs/pagination`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pagination');
});

test('samples are copied, in a language that the page does not hold too, and the form opens', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const failed = failedOn(page);
  await open(page, OPERATION);
  const samples = page.getByRole('region', { name: 'Request samples' });
  await samples.getByText('Python', { exact: true }).click();
  await samples.getByRole('button', { name: 'Copy Python sample' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('import');
  await page.getByRole('button', { name: 'Your values', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Your values' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`url: ${site.url}${OPERATION}`);
  expect(failed).toEqual([]);
});

test('the identifier box and the search for codes lead to pages', async ({ page }) => {
  const failed = failedOn(page);
  await open(page, at('/'));
  await page.getByRole('textbox', { name: 'What do you have?', exact: true }).fill('construction_year');
  const named = page.locator('.have-verdict a').first();
  await expect(named).toHaveAttribute('href', new RegExp(`^${BASE_PATH}docs/data-docs/attributes#`));
  await open(page, at('/docs/data-docs/code-lists/?q=roof'));
  await expect(page.locator('.code-hits a').first()).toHaveAttribute(
    'href',
    new RegExp(`^${BASE_PATH}docs/data-docs/code-lists/`),
  );
  expect(failed).toEqual([]);
});

test('a page that is not there suggests pages', async ({ page }) => {
  await page.goto(at('/docs/introducton'));
  await untilResponsive(page);
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first().click();
  await expect(page).toHaveURL(GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and the navbar lead to pages', async ({ page }) => {
    await page.goto(GUIDE);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Authentication', exact: true })
      .click();
    await expect(page).toHaveURL(at('/docs/authentication'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL(at('/api/denmark/data'));
  });
});
