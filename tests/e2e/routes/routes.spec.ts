import { promised, sitemapRoutes } from '../support/routes';
import { expect, hydrated, test } from '../support/test';

const all = [...new Set([...promised, ...sitemapRoutes()])];

test('the sitemap lists every promised route but the second name of the landing page', () => {
  const listed = new Set(sitemapRoutes());
  expect(promised.filter((route) => route !== '/index-page' && !listed.has(route))).toEqual([]);
  expect(promised).toHaveLength(2 + 11 + 5 + 25);
});

for (const route of all) {
  test(`${route} opens, is whole and hydrates`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).not.toBe('');
    expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(20);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    expect(warnings).toEqual([]);
  });
}

test('titles tell pages apart', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const route of all.filter((one) => one !== '/index-page')) {
    const html = await (await request.get(route)).text();
    const title = html.match(/<title[^>]*>([^<]*)</)?.[1] ?? '';
    expect.soft(titles.get(title), `${route} has the title of`).toBeUndefined();
    titles.set(title, route);
  }
  expect(titles.size).toBeGreaterThan(40);
});
