import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { attribute, parseHtml, textOf } from '../../../packages/docusaurus-preset-portal/src/lib/html';
import { measured } from '../support/measured';
import { expect, open, openHydrated, test } from '../support/test';

test('describes the site, and its two entry links work', async ({ page }) => {
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

for (const [width, height, most] of [
  [1440, 900, 2600],
  [390, 844, 4500],
] as const)
  test(`is at most ${most} px high at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const found = await page.evaluate(() => document.documentElement.scrollHeight);
    measured(`px of the landing page at ${width}`, found);
    expect(found).toBeLessThanOrEqual(most);
  });

test('the first call shows all its steps', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const commands = page.getByRole('region', { name: 'Commands' });
    await expect(commands.locator('li:visible')).toHaveCount(3);
    const hidden = await commands.locator('.ref-panels').evaluate((part) => part.scrollHeight - part.clientHeight);
    expect(hidden, `px of the steps below the edge at ${width}`).toBeLessThanOrEqual(1);
  }
});

test('the line of the house is drawn once, and its dots lead to fields', async ({ page }) => {
  await openHydrated(page, '/');
  const line = page.getByRole('list').filter({ hasText: 'Sep 2019' });
  const clip = () => line.evaluate((list) => getComputedStyle(list, '::before').clipPath);
  await expect.poll(clip).toBe('inset(0px 100% 0px 0px)');
  await line.scrollIntoViewIfNeeded();
  await expect.poll(clip).toBe('inset(0px)');
  await line.getByRole('link', { name: '1974' }).click();
  await expect(page).toHaveURL(/#response-200\.buildings\.constructionYear$/);
  await expect(page.locator('[id="response-200.buildings.constructionYear"]')).toBeInViewport();
});

test('the line of the house does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const line = page.getByRole('list').filter({ hasText: 'Sep 2019' });
  expect(await line.evaluate((list) => getComputedStyle(list, '::before').clipPath)).toBe('none');
});

test('copies the first call', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const step = page.getByRole('region', { name: 'Commands' }).getByRole('listitem').nth(1);
  const copy = step.getByRole('button', { name: 'Copy 2. Ask it, in a second terminal' });
  await copy.click();
  await expect(step.getByRole('button', { name: 'Copied 2. Ask it, in a second terminal' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await step.locator('pre').textContent()) ?? '');
  expect(copied).toContain('/denmark/data/companies/09900012');
  expect(copied).toContain('"X-API-Key: $DANISH_DATA_API_KEY"');
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
  const panel = page.getByRole('region', { name: 'Request and response: CVR number' });
  await expect(panel.locator('pre:visible').first()).toContainText('/companies/09900012');
  await panel.getByText('Events', { exact: true }).click();
  await expect(panel.locator('pre:visible').last()).toContainText('FINANCIAL_REPORT_PUBLISHED');
  await expect(page.getByRole('button', { name: /Copy|Close/ })).toHaveCount(0);
  await page.close();
});
