import { attribute, type Element, parseHtml, textOf } from '../../../packages/docusaurus-preset-portal/src/lib/html';
import { promised, sitemapRoutes } from '../support/routes';
import { expect, test } from '../support/test';

const all = [...new Set([...promised, ...sitemapRoutes()])];

test('the sitemap lists every promised route but the second name of the landing page', () => {
  const listed = new Set(sitemapRoutes());
  expect(promised.filter((route) => route !== '/index-page' && !listed.has(route))).toEqual([]);
});

for (const route of all) {
  // The visits in `tests/e2e/pages` check hydration.
  test(`${route} is there, and is whole`, async ({ request }) => {
    const response = await request.get(route);
    expect(response.status()).toBe(200);
    const { elements } = parseHtml(route, await response.text());
    const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
    const having = (name: string, value: string) => elements.filter((one) => attribute(one, name) === value);
    expect(named('h1')).toHaveLength(1);
    expect(textOf(named('title')[0] as Element)).toMatch(/\S/);
    expect(having('name', 'description').map((one) => attribute(one, 'content'))).toEqual([
      expect.stringMatching(/.{21}/),
    ]);
    expect(having('rel', 'canonical')).toHaveLength(1);
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
  expect(titles.size).toBe(all.filter((one) => one !== '/index-page').length);
});
