import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { attribute, parseHtml, textOf } from '../../../src/lib/html';
import { expect, open, test } from '../support/test';

test('describes the site, and its three entry links work', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Past. Present. Future. Know your customers next move.',
  );
  await page.getByRole('link', { name: 'Make the first call' }).click();
  await expect(page.getByRole('heading', { name: 'The first call' })).toBeInViewport();
  await page.getByRole('link', { name: 'Browse the reference' }).click();
  await expect(page).toHaveURL(/\/api\/denmark\/data$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data API');
});

test('copies the first call', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const figure = page.getByRole('figure', { name: '2. Ask it, in a second terminal' });
  const copy = figure.getByRole('button', { name: 'Copy 2. Ask it, in a second terminal' });
  await copy.click();
  await expect(figure.getByRole('button', { name: 'Copied 2. Ask it, in a second terminal' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await figure.locator('pre:visible').textContent()) ?? '');
  expect(copied).toContain('/denmark/data/companies/09900012');
  expect(copied).toContain('"X-API-Key: $DANISH_DATA_API_KEY"');
  // A second click while the confirmation is shown restores its name, too.
  await figure.getByRole('button').click();
  await expect(copy).toBeVisible();
});

/** The elements of a page in the HTML response. */
const elementsOf = async (request: APIRequestContext, route: string) =>
  parseHtml(route, await (await request.get(route)).text()).elements;

test('the second name is the same page and names the first as canonical', async ({ request }) => {
  const headOf = async (route: string) => {
    const elements = await elementsOf(request, route);
    return {
      canonical: elements.filter((one) => attribute(one, 'rel') === 'canonical').map((one) => attribute(one, 'href')),
      title: elements.filter(({ tagName }) => tagName === 'title').map(textOf),
    };
  };
  const first = await headOf('/');
  expect(first).toEqual({ canonical: [expect.stringMatching(/^https:.*\/$/)], title: [expect.stringMatching(/\S/)] });
  expect(await headOf('/index-page')).toEqual(first);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/index-page');
});

test('names image, icon, description, robots and sitemap, and they are there', async ({ request }) => {
  const elements = await elementsOf(request, '/');
  const content = (name: string) => {
    const named = elements.find((one) => [attribute(one, 'name'), attribute(one, 'property')].includes(name));
    return (named && attribute(named, 'content')) ?? '';
  };
  expect(content('description').length).toBeGreaterThan(50);
  expect(content('theme-color')).toBe('#ffffff');
  const image = new URL(content('og:image')).pathname;
  for (const file of [image, '/img/favicon.svg', '/favicon.ico', '/robots.txt', '/sitemap.xml']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
  const robots = readFileSync(path.join(process.env.PORTAL_BUILD ?? 'build', 'robots.txt'), 'utf8');
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('a page of the docs has the metadata that Docusaurus writes, and its code the list of all docs', async ({
  request,
}) => {
  const elements = await elementsOf(request, '/docs/authentication');
  const named = elements.map((one) => [attribute(one, 'name'), attribute(one, 'content')]);
  expect(named).toEqual(
    expect.arrayContaining([
      ['generator', 'Docusaurus v3.6.3'],
      ['docusaurus_locale', 'en'],
      ['docusaurus_version', 'current'],
      ['docusaurus_tag', 'docs-default-current'],
    ]),
  );
  const folder = path.join(process.env.PORTAL_BUILD ?? 'build', 'assets/js');
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(code).toContain('{"id":"docs/accessibility","path":"/docs/accessibility","sidebar":"docs"}');
  expect(code).toContain('"docs/accessibility":{"id":"docs/accessibility","title":"Accessibility","description":"');
});

test('is readable without JavaScript', async ({ browser, origin }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('"companyId"')).toBeVisible();
  await expect(page.getByRole('button', { name: /Copy|Close/ })).toHaveCount(0);
  await page.close();
});
