import type { Page } from '@playwright/test';
import { tabTo } from '../access/focus';
import { axeFaults } from '../support/axe';
import { at, dialog, expect, foot, open, openHydrated, provider, send, test, text } from './support';

// Without a shared build, all tests of this file share one.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /app\.pushfeedback\.com|Failed to load resource/ });

const GUIDE = at('/docs/introduction');
const OPERATION = at('/api/service-api/request-counts-usage');

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  return scripts;
};

// An operation page has its full width, without a column beside it.
for (const [route, prompts] of [
  [GUIDE, 2],
  [OPERATION, 1],
] as const)
  test(`${route} asks at its foot and in the column, and loads nothing for it`, async ({ page }) => {
    const sent = await provider(page, 201);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    await expect(foot(page)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Was this page helpful?' })).toHaveCount(prompts);
    const scripts = scriptsOf(page);
    await foot(page).hover();
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await expect(page.locator('feedback-modal, feedback-button')).toHaveCount(0);
    await foot(page).getByRole('button', { name: 'Give feedback' }).click();
    await expect(text(page)).toBeFocused();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
    await page.waitForTimeout(300);
    expect(sent, 'opening calls nobody').toEqual([]);
  });

test('Escape returns focus, and the text waits; another page begins afresh', async ({ page }) => {
  await open(page, GUIDE);
  const opener = foot(page).getByRole('button', { name: 'Give feedback' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Half a tho');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('Half a tho');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeFocused();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== GUIDE);
  await foot(page).getByRole('button', { name: 'Give feedback' }).click();
  await expect(text(page)).toHaveValue('');
});

test('by keyboard alone: opened, filled in, sent, and focus returns to the start', async ({ page }) => {
  const sent = await provider(page, 201);
  await open(page, GUIDE);
  const opener = foot(page).getByRole('button', { name: 'Yes' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Clear.');
  await tabTo(page, send(page), 10);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  expect(sent[0]?.postDataJSON()).toMatchObject({ rating: 1, message: 'Clear.' });
});

test('the widget reports that it did not load', async ({ page }) => {
  await openHydrated(page, GUIDE);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await foot(page).getByRole('button', { name: 'Yes' }).click();
  await expect(foot(page).getByRole('status')).toHaveText(/did not load/);
  await page.unroute('**/assets/js/*.js');
  await foot(page).getByRole('button', { name: 'Yes' }).click();
  await expect(text(page)).toBeFocused();
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1280],
] as const)
  test(`the prompt and the open dialog have no fault for axe: ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
    await page.setViewportSize({ width, height: 800 });
    await open(page, GUIDE);
    expect(await axeFaults(page)).toEqual([]);
    await foot(page).getByRole('button', { name: 'No', exact: true }).click();
    await expect(text(page)).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    for (const button of await dialog(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
