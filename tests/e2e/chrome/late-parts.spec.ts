import type { Locator, Page } from '@playwright/test';
import { repair, throwAt } from '../support/break';
import { expect, open, test } from '../support/test';

const OPERATION = '/api/denmark/data/company-by-company-id';
const FILES = /\/(?:assets\/js|code-lists|reference)\/|\/form\.json$|identifier-box\.json/;

test.use({
  expectedErrors: /Failed to load resource|ERR_FAILED|ChunkLoadError|Loading (?:CSS )?chunk|could not be loaded/,
});

/** Blocks every file that the page requests from now on. Returns the list of those, which grows. */
async function loseFiles(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.route(FILES, (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  return lost;
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

interface Part {
  path: string;
  /** Action of a reader that needs the part. */
  use: (page: Page) => Promise<void>;
  notice: string;
  /** Expectation that the part is there. */
  part: (page: Page) => Locator;
}

/** Parts that are loaded on first use. */
const PARTS: Record<string, Part> = {
  'the search': {
    path: '/docs/introduction',
    use: (page) => page.keyboard.press('/'),
    notice: 'The search could not be loaded',
    part: (page) => page.getByRole('combobox'),
  },
  'the form of an operation': {
    path: OPERATION,
    use: (page) => page.getByRole('button', { name: 'Your values' }).click(),
    notice: 'The form could not be loaded',
    part: (page) => page.getByRole('button', { name: 'Copy link' }),
  },
  'the identifier box': {
    path: '/docs/identifiers',
    use: (page) => page.getByRole('textbox', { name: 'What do you have?' }).fill('09900012'),
    notice: 'could not be loaded',
    part: (page) => page.locator('.have-value').first(),
  },
};

for (const [name, { path, use, notice, part }] of Object.entries(PARTS))
  test(`${name}: without its files the page stays and reports it, and trying again works`, async ({ page }) => {
    await open(page, path);
    const lost = await loseFiles(page);
    await use(page);
    await expect.poll(() => lost, 'files that the part needs').not.toEqual([]);
    const alert = page.getByRole('alert').filter({ hasText: notice });
    await expect(alert).toBeVisible();
    // Blocked again: the notice is shown again.
    await tryAgain(page).click();
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/crashed/);
    await page.unroute(FILES);
    await tryAgain(page).click();
    await expect(part(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

test.describe('a search that throws', () => {
  test.use({ expectedErrors: /Made to crash|above error/ });
  test('leaves the page as it is, and works again', async ({ page }) => {
    await throwAt(page, 'combobox');
    await open(page, '/docs/introduction');
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toHaveText(/The search stopped working/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await repair(page);
    await tryAgain(page).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
});
