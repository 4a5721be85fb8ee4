import { at, test } from '../support/changedSite';
import { expect, open, untilResponsive } from '../support/test';

// Without a shared build, the first test waits for one that serves this file.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const CAPITALS = at('/docs/FAQ');

test('a page whose address has capital letters stays, and is itself everywhere', async ({ page }) => {
  await open(page, CAPITALS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked');
  await untilResponsive(page);
  expect(new URL(page.url()).pathname).toBe(CAPITALS);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(CAPITALS);
  expect((await page.request.get(`${CAPITALS}.md`)).status()).toBe(200);
  await page.getByRole('main').getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL(at('/docs/features'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked');
});

test('the search leads to it', async ({ page }) => {
  await page.goto(at('/search?q=zebras'));
  await page.getByRole('main').getByRole('link', { name: 'Frequently asked' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${CAPITALS}(#.*)?$`));
});

for (const [from, to] of [
  [at('/docs/faq?from=mail#top'), `${CAPITALS}?from=mail#top`],
  [at('/DOCS/Features'), at('/docs/features')],
  [at('/docs//features'), at('/docs/features')],
  [at('/index.html'), at('/')],
])
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from as string);
    await expect(page).toHaveURL(to as string);
    await untilResponsive(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  });
