import type { Page } from '@playwright/test';
import { repair, throwAt } from '../support/break';
import { NIGHTLY } from '../support/cover';
import { expect, open, openHydrated, test } from '../support/test';
import { focusedStop, tabTo } from './focus';

const OPERATION = '/api/denmark/data/company-by-company-id';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pages that are walked from the first stop to the last; the longest of each kind only at night. */
const WALKED: [path: string, when: string][] = [
  ['/', ''],
  ['/docs/time', ''],
  ['/docs/data-docs/getting-started', NIGHTLY],
  ['/api/service-api/request-counts-usage', ''],
  [OPERATION, NIGHTLY],
];

for (const [path, when] of WALKED) {
  test(`every stop of ${path} shows its focus, and Tab leads out again${when}`, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, path);
    const faults: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 600; step += 1) {
      await page.keyboard.press('Tab');
      const { element, fault } = await focusedStop(page);
      if (element === '') break;
      seen.add(element);
      if (fault) faults.push(`${fault}: ${element}`);
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(faults).toEqual([]);
    expect((await focusedStop(page)).element).toBe('');
  });
}

test('navbar: to the reference, and the colour mode', async ({ page }) => {
  await open(page, '/docs/introduction');
  await tabTo(page, page.getByRole('button', { name: /dark and light mode/ }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tabTo(page, bar(page).getByRole('link', { name: 'API', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Data API');
});

test('sidebar: a group opens and closes, a page is chosen', async ({ page }) => {
  await open(page, '/api/denmark/data');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const group = sidebar.getByRole('button', { name: 'Attributes' });
  await tabTo(page, group);
  const link = sidebar.getByRole('link', { name: 'Attributes by address ID' });
  for (const isExpanded of [true, false, true]) {
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', String(isExpanded));
    // The list opens and closes in a moment.
    await expect(link).toBeVisible({ visible: isExpanded });
  }
  await tabTo(page, link, 3);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Attributes by address ID');
});

test('samples: the arrow keys choose a language, Enter copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, OPERATION);
  const samples = page.locator('.ref-samples');
  await tabTo(page, samples.getByRole('radio', { name: 'curl' }));
  await page.keyboard.press('ArrowRight');
  const chosen = samples.locator('> .ref-tabs > .ref-tablist > input:checked');
  await expect(chosen).toBeFocused();
  const name = (await samples.locator('> .ref-tabs > .ref-tablist > input:checked + label').textContent()) ?? '';
  const copyOfIt = new RegExp(`^Copy .*${name}`, 'i');
  // Samples in other languages are fetched on selection; until then a link takes their place.
  await expect(samples.getByRole('button', { name: copyOfIt })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(copyOfIt);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/companies/09900012');
});

test('schema: opened and closed with Enter and Space, all of it with one button', async ({ page }) => {
  await open(page, OPERATION);
  await tabTo(page, page.getByRole('button', { name: 'Expand all' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.ref-detail details:not([open])')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ref-detail details[open]')).toHaveCount(0);
  const nested = page.locator('.ref-detail details').first();
  await tabTo(page, nested.locator('> summary'));
  await page.keyboard.press('Enter');
  await expect(nested).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(nested).not.toHaveAttribute('open');
});

test('search: opened with /, a result chosen with the arrows; Escape gives the focus back', async ({ page }) => {
  await open(page, '/docs/introduction');
  const opener = page.getByRole('button', { name: 'Search' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('company');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/introduction$/);
});

test('table of contents: to a heading, which no bar covers', async ({ page }) => {
  await open(page, '/docs/errors');
  const contents = page.locator('.table-of-contents');
  const link = contents.getByRole('link').nth(2);
  await tabTo(page, link);
  const name = (await link.textContent()) ?? '';
  await page.keyboard.press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { name }).first();
  await expect(heading).toBeInViewport();
  const bottom = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
});

test.describe('crash', () => {
  test.use({ expectedErrors: /Made to crash|Minified React error|onRecoverableError/ });
  test('tried again with Enter', async ({ page }) => {
    await throwAt(page, 'Make the first call');
    await openHydrated(page, '/');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await tabTo(page, again);
    await repair(page);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText('Past. Present. Future.');
  });
});
