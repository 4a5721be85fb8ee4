import type { Page } from '@playwright/test';
import { sandbox, site } from '#site';
import { axeFaults } from '../support/axe';
import { expect, open, test } from '../support/test';
import { tracesOf } from './traces';

const GUIDE = '/docs/identifiers/';
const field = (page: Page) => page.getByRole('textbox', { name: 'What do you have?', exact: true });
const verdict = (page: Page) => page.locator('.have-verdict');

/** Replaces the typed value, and waits for the result of the box. */
async function paste(page: Page, value: string) {
  await field(page).fill('');
  await expect(verdict(page)).toBeEmpty();
  await field(page).fill(value);
  await expect(verdict(page)).not.toBeEmpty();
}

test.describe('on the guide', () => {
  test.beforeEach(({ page }) => open(page, GUIDE));

  test('a value is recognized and leads to requests', async ({ page }) => {
    await paste(page, 'qq 12 345');
    const first = verdict(page).locator('.have-readings > li').first();
    await expect(first.locator('.have-value')).toHaveText('QQ12345');
    await expect(first.locator('.have-name')).toHaveText('Number plate');
    await expect(first.locator('pre').filter({ hasText: 'registrationNumber=QQ12345' }).first()).toBeAttached();
  });

  test('reports the character at which a value fails; a request leads to its page with the value filled in', async ({
    page,
  }) => {
    await paste(page, 'cvr 12345678');
    await expect(verdict(page)).toContainText('Character 12');
    await expect(verdict(page).locator('mark')).toHaveText('8');
    await expect(verdict(page)).toContainText('the last one is 4');
    await paste(page, '09900012');
    await expect(verdict(page).locator('.have-requests a').first()).toHaveAttribute('href', /#v=companyId=09900012$/);
  });

  test('a value that can concern a person goes to the page, and into no address', async ({ page }) => {
    await paste(page, '9999999999999902');
    await verdict(page).getByRole('link', { name: 'Vehicle by KID' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle by KID');
    await expect(page.getByLabel('kid', { exact: true })).toHaveValue('9999999999999902');
    expect(page.url()).not.toContain('9902');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('9902');
  });

  test('an attribute leads to its row, a code to the lists that have it, words to the search', async ({ page }) => {
    await paste(page, 'roof_material_code');
    const name = verdict(page).locator('.have-name a').first();
    await expect(name).toHaveText('roof_material_code');
    await expect(name).toHaveAttribute('href', '/docs/data-docs/attributes#roof_material_code');
    await paste(page, '5');
    await expect(name).toHaveText('Code 5');
    await expect(verdict(page).getByRole('link', { name: 'Roof material (BBR)' })).toHaveAttribute(
      'href',
      '/docs/data-docs/code-lists/bbr#bbr-roof-material-5',
    );
    await paste(page, 'foo bar');
    await expect(verdict(page)).toContainText('For words, use the search.');
    await expect(verdict(page).locator('.have-readings')).toHaveCount(0);
  });

  test('an address fills the form of the operation that takes it', async ({ page }) => {
    await paste(page, 'Prøvestien 7, 9999 Eksempelby');
    await verdict(page).getByRole('link', { name: 'Attributes by written address' }).click();
    await expect(page).toHaveURL(/attributes-by-address$/);
    await expect(page.locator('[data-key="address"] input')).toHaveValue('Prøvestien 7, 9999 Eksempelby');
  });

  test('a column becomes a table, copied for a spreadsheet', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await paste(page, 'CVR\n09900012\n12345678\nQQ12345\n700190-0000');
    await expect(verdict(page).getByRole('row')).toHaveCount(5);
    await expect(verdict(page)).toContainText('4 values, 1 not valid.');
    await verdict(page).getByRole('button', { name: 'Copy for a spreadsheet' }).click();
    await expect(verdict(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    const sheet = await page.evaluate(() => navigator.clipboard.readText());
    expect(sheet.split('\r\n').slice(0, 2)).toEqual([
      'Typed\tCan be\tValue\tValid\tVerdict',
      '="09900012"\tCVR number\t="09900012"\tyes\tA CVR number: it passes the modulus 11 check.',
    ]);
    expect(sheet).not.toContain('7001');
  });

  test('a CPR-shaped value is not repeated, not stored and in no address', async ({ page }) => {
    const traces = tracesOf(page);
    for (const text of ['700190-0000', 'cvr 700190-0000', 'Hans 7001900000', '09900012\nHans 7001900000']) {
      await paste(page, text);
      await expect(verdict(page)).toContainText('CPR number');
      expect(await verdict(page).innerHTML()).not.toMatch(/7001|700190/);
    }
    await paste(page, '700190-0000');
    await expect(verdict(page)).toContainText('criteria[].cprNumber');
    await expect(verdict(page)).toContainText('Never in the path or the query');
    expect(await traces()).not.toMatch(/7001|700190/);
  });

  test('requests name the environment that was chosen', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('portal.environment', 'sandbox'));
    await paste(page, '09900012');
    const request = verdict(page).locator('pre').first();
    await expect(request).toContainText(`${sandbox?.url}/denmark/data/companies/09900012`);
    await expect(request).not.toContainText(site.apiBaseUrl);
  });

  test('by keyboard', async ({ page }) => {
    await field(page).focus();
    await page.keyboard.type('09900012');
    await expect(verdict(page)).toContainText('passes the modulus 11 check');
    await page.keyboard.press('Tab');
    await expect(verdict(page).locator('.have-name a').first()).toBeFocused();
  });

  test('axe finds nothing, and it fits 320 px', async ({ page }) => {
    for (const value of ['12345678', '09900012\n12345678']) {
      await paste(page, value);
      expect(await axeFaults(page, 'main')).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const value of ['00000000-0000-4000-8000-000000000011', '09900012\n12345678']) {
      await paste(page, value);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/', GUIDE]) {
    test(`${path} has links in place of the field`, async ({ page }) => {
      await page.goto(path);
      await expect(field(page)).toBeHidden();
      await expect(page.locator('.have-links a').first()).toBeVisible();
    });
  }
});
