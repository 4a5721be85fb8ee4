import { attribute, parseHtml, textOf } from 'docusaurus-preset-portal/testing';
import { promised, sitemapRoutes } from '../support/routes';
import { expect, test } from '../support/test';

const all = [...new Set([...promised, ...sitemapRoutes()])];

test('the sitemap lists every promised route but the second name of the landing page', () => {
  const listed = new Set(sitemapRoutes());
  expect(promised.filter((route) => route !== '/index-page' && !listed.has(route))).toEqual([]);
});

// The visits in `tests/e2e/pages` check hydration.
test('every page is there, is whole, and has a title of its own', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const route of all) {
    const response = await request.get(route);
    expect.soft(response.status(), route).toBe(200);
    const html = await response.text();
    // Reading only the head takes a tenth of the time.
    const { elements } = parseHtml(route, html.slice(0, html.indexOf('</head>')));
    const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
    const having = (name: string, value: string) => elements.filter((one) => attribute(one, name) === value);
    expect.soft(html.match(/<h1[\s>]/g), `${route}: h1`).toHaveLength(1);
    const descriptions = having('name', 'description').map((one) => attribute(one, 'content'));
    expect.soft(descriptions, `${route}: description`).toEqual([expect.stringMatching(/.{21}/)]);
    expect.soft(having('rel', 'canonical'), `${route}: canonical address`).toHaveLength(1);
    if (/^\/(docs|api)\//.test(route))
      expect.soft(html.includes('theme-doc-sidebar-container'), `${route} is in a sidebar`).toBe(true);
    // The second name of the landing page has the title of the first.
    const [title] = route === '/index-page' ? [route] : named('title').map(textOf);
    expect.soft(title, `${route}: title`).toMatch(/\S/);
    expect.soft(titles.get(title ?? ''), `${route} has the title of`).toBeUndefined();
    titles.set(title ?? '', route);
  }
});
