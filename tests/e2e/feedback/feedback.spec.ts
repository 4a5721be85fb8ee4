import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { PROJECT } from '../../changed-site';
import { tabTo } from '../access/focus';
import { axeFaults } from '../support/axe';
import { at, test } from '../support/changedSite';
import { open, openHydrated } from '../support/test';

// Without a shared build, all tests of this file share one.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /app\.pushfeedback\.com|Failed to load resource/ });

const PROVIDER = 'https://app.pushfeedback.com/**';
const GUIDE = at('/docs/introduction');
const OPERATION = at('/api/service-api/request-counts-usage');

/** The prompt at the foot of the page, and the provider's dialog. */
const foot = (page: Page) => page.locator('article p').filter({ hasText: 'Was this page helpful?' });
const opener = (page: Page) => foot(page).getByRole('button', { name: 'Give feedback' });
const dialog = (page: Page) => page.getByRole('dialog');
const text = (page: Page) => dialog(page).getByRole('textbox');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Moves the focus to a control of the dialog, whose own focus styles are the provider's. */
async function tabIn(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element.matches(':focus'));
  for (let count = 0; count < 10 && !(await isFocused()); count += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Responds instead of the provider; the list receives the sent data. */
async function provider(page: Page, status: number): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(PROVIDER, (route) => {
    sent.push(route.request());
    return route.fulfill({ status, body: '"id-1"', headers: { 'access-control-allow-origin': '*' } });
  });
  return sent;
}

for (const route of [GUIDE, OPERATION])
  test(`${route} loads the dialog from this site when the reader asks for it`, async ({ page }) => {
    const sent = await provider(page, 201);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await foot(page).hover();
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await opener(page).click();
    await expect(text(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
    await page.waitForTimeout(300);
    expect(sent, 'opening calls nobody').toEqual([]);
  });

test('sends page, rating and text by keyboard alone, confirms it, and focus returns', async ({ page }) => {
  const sent = await provider(page, 201);
  await open(page, `${GUIDE}?from=mail`);
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await tabIn(page, button(page, 'No'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await tabIn(page, text(page));
  await page.keyboard.type('Æ, ø and å are missing.');
  await tabIn(page, button(page, 'Send'));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Thanks for your feedback!');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(sent.map((request) => [request.method(), request.url(), request.postDataJSON()])).toEqual([
    [
      'POST',
      'https://app.pushfeedback.com/api/v1/feedback/',
      expect.objectContaining({
        project: PROJECT,
        url: page.url(),
        rating: 5,
        ratingMode: 'thumbs',
        message: 'Æ, ø and å are missing.',
        email: '',
      }),
    ],
  ]);
});

test('Escape keeps the text, also after a failure; another page begins afresh', async ({ page }) => {
  await page.route(PROVIDER, (route) => route.abort('connectionrefused'));
  await open(page, GUIDE);
  await opener(page).click();
  await text(page).fill('Half a tho');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(text(page)).toHaveValue('Half a tho');
  await button(page, 'Send').click();
  await expect(dialog(page)).toContainText('Please try again later.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(text(page)).toHaveValue('Half a tho');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== GUIDE);
  await expect(page.locator('feedback-modal')).toHaveCount(0);
  await opener(page).click();
  await expect(text(page)).toHaveValue('');
});

test('the page reports that the widget did not load', async ({ page }) => {
  await openHydrated(page, GUIDE);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await opener(page).click();
  await expect(foot(page).getByRole('status')).toHaveText(/did not load/);
  await page.unroute('**/assets/js/*.js');
  await opener(page).click();
  await expect(text(page)).toBeVisible();
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const)
  test(`axe finds nothing in the prompt, and nothing but contrast in the dialog: ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
    await page.setViewportSize({ width, height: 800 });
    await open(page, GUIDE);
    expect(await axeFaults(page)).toEqual([]);
    await opener(page).click();
    await expect(text(page)).toBeVisible();
    await page.waitForTimeout(500);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

test('the policy lets pages reach the provider, and changes in nothing else', async ({ request }) => {
  const plain = await readFile(path.join(process.env.PORTAL_BUILD ?? 'build', '_headers'), 'utf8');
  expect(plain).toContain("style-src 'self'; ");
  expect(plain).toContain("connect-src 'self';");
  const headers = await (await request.get(at('/_headers'))).text();
  expect(
    headers
      .replace(/style-src 'self' 'sha256-[\w+/=]+';/, "style-src 'self';")
      .replace("connect-src 'self' https://app.pushfeedback.com;", "connect-src 'self';"),
  ).toBe(plain.replace(/^\//gm, at('/')));
});
