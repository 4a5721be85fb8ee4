import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { attribute, parseHtml, textOf } from 'docusaurus-preset-portal/testing';
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

/** The host of the repository is a name for examples: nobody can fetch the file from there. */
test('the command that starts the sandbox names the address of the page, which has the file', async ({
  page,
  context,
  request,
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = `${origin}/danish-data.tgz`;
  for (const route of ['/', '/docs/introduction', '/docs/data-docs/getting-started', '/docs/sandbox']) {
    await openHydrated(page, route);
    const code = page.locator('pre:visible').filter({ hasText: 'npx --yes' }).first();
    await expect(code).toHaveText(`npx --yes ${file}`);
    await code.locator('..').getByRole('button', { name: /^Copy/ }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`npx --yes ${file}`);
  }
  // As a link leads to it, without a new page.
  await page.getByRole('link', { name: 'Danish Data APIs' }).first().click();
  await expect(page.getByRole('region', { name: 'Commands' }).locator('pre').first()).toHaveText(`npx --yes ${file}`);
  expect((await request.head(file)).status()).toBe(200);
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
  const image = new URL(content('og:image')).pathname;
  for (const file of [image, '/img/favicon.svg', '/favicon.ico', '/robots.txt', '/sitemap.xml']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
  const robots = readFileSync(path.join(process.env.PORTAL_BUILD ?? 'build', 'robots.txt'), 'utf8');
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
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
