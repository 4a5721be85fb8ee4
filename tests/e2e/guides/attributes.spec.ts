import { readFileSync } from 'node:fs';
import { expect, open, test } from '../support/test';

const ROUTE = '/docs/data-docs/attributes';
const ROWS = '.attributes tbody tr';
const SHOWN = `${ROWS}:not([hidden])`;
const attributes: { key: string; entity: string; register: string }[] = JSON.parse(
  readFileSync('docs/_data/attribute-translations.json', 'utf8'),
);
const keys = attributes.map(({ key }) => key);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every attribute is there with an address of its own, and no dead form', async ({ page }) => {
    await page.goto(ROUTE);
    expect(keys.length).toBeGreaterThan(0);
    expect(await page.locator(ROWS).evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(
      expect.arrayContaining(keys),
    );
    await expect(page.locator(ROWS)).toHaveCount(keys.length);
    await expect(page.locator('#attribute-filters')).toBeHidden();
  });
});

test('filters by Danish words however they are typed, and keeps the filter in the address', async ({ page }) => {
  await open(page, ROUTE);
  const text = page.getByRole('searchbox', { name: 'Filter' });
  for (const word of ['opførelsesår', 'opfoerelsesaar', 'OPFØRELSESÅR', 'year of construction']) {
    await text.fill(word);
    await expect(page.locator(SHOWN)).toHaveCount(1);
    await expect(page.locator(SHOWN)).toHaveId('construction_year');
  }
  await expect(page.locator('.attribute-shown')).toHaveText(`1 of ${keys.length} attributes`);
  await expect(page).toHaveURL(/\?q=year\+of\+construction$/);
  await page.reload();
  await expect(page.locator(SHOWN)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all' }).first().click();
  await expect(page.locator(SHOWN)).toHaveCount(keys.length);
  await expect(page).toHaveURL(new RegExp(`${ROUTE}/?$`));
});

test('filters combine, and an empty result is reported', async ({ page }) => {
  await open(page, `${ROUTE}?entity=address&register=VUR`);
  const found = attributes.filter(({ entity, register }) => entity === 'address' && register === 'VUR');
  await expect(page.locator(SHOWN)).toHaveCount(found.length);
  await expect(page.locator('.attribute-group:visible')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('date');
  await expect(page.getByText('No attribute fits.')).toBeVisible();
});

test('a link to a row that the filter hides shows it', async ({ page }) => {
  await open(page, `${ROUTE}?q=roof#cvr_number`);
  await expect(page.locator('#cvr_number')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('a row is a name until it is tapped, or a link leads to it', async ({ page }) => {
    await page.goto(ROUTE);
    const meaning = page.locator('#construction_year td').first();
    await expect(meaning).toBeHidden();
    await page.locator('#construction_year summary').click();
    await expect(meaning).toBeVisible();
    await page.goto(`${ROUTE}#cvr_number`);
    await expect(page.locator('#cvr_number td').first()).toBeVisible();
  });
});

test('the downloads hold every attribute', async ({ request }) => {
  const csv = await (await request.get('/attributes/attributes.csv')).text();
  expect(csv.trimEnd().split('\r\n')).toHaveLength(keys.length + 1);
  const list = (await (await request.get('/attributes/attributes.json')).json()) as { operations: string[] }[];
  expect(list).toHaveLength(keys.length);
  expect(list.every(({ operations }) => operations.length > 0)).toBe(true);
});

test('is unfiltered after a return by the menu, and filtered after going back', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  const text = page.getByRole('searchbox', { name: 'Filter' });
  await open(page, ROUTE);
  await text.fill('roof');
  await expect(page.locator(SHOWN)).not.toHaveCount(keys.length);
  const found = await page.locator(SHOWN).count();
  await menu.getByRole('link', { name: 'Errors' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors');
  await menu.getByRole('link', { name: 'Attribute' }).click();
  await expect(text).toHaveValue('');
  await expect(page.locator(SHOWN)).toHaveCount(keys.length);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors');
  await page.goBack();
  await expect(text).toHaveValue('roof');
  await expect(page.locator(SHOWN)).toHaveCount(found);
});
