import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { measured } from '../support/measured';
import { operations, overviews } from '../support/routes';
import { expect, open, test } from '../support/test';

const KB = 1000;

/** Bytes a first visit asks for, gzip level 9, before anything is prefetched. */
async function visit(page: Page, route: string): Promise<{ script: number; all: number }> {
  const answers: Response[] = [];
  page.on('response', (response) => {
    // Code of other pages is fetched, code of this page is loaded by elements.
    const isPrefetch = response.request().resourceType() === 'fetch' && response.url().endsWith('.js');
    if (!isPrefetch) answers.push(response);
  });
  await page.goto(route);
  await page.waitForLoadState('networkidle');
  const sizes = { script: 0, all: 0 };
  for (const response of answers) {
    const bytes = gzipSync(await response.body(), { level: 9 }).length;
    sizes.all += bytes;
    if (response.request().resourceType() === 'script') sizes.script += bytes;
  }
  return sizes;
}

// Ceilings of first-visit JavaScript and of all bytes, gzip.
const CEILINGS: [route: string, script: number, all: number][] = [
  ['/', 100, 170],
  ['/docs/introduction', 106, 170],
  ...overviews.map((route): [string, number, number] => [route, 120, 170]),
  ...operations.map((route): [string, number, number] => [route, 120, 165]),
];

for (const [route, script, all] of CEILINGS) {
  test(`${route} stays below ${script} KB of JavaScript and ${all} KB in all`, async ({ page }) => {
    const sizes = await visit(page, route);
    measured(`kB of JavaScript, ${route}`, (sizes.script / KB).toFixed(1));
    measured(`kB in all, ${route}`, (sizes.all / KB).toFixed(1));
    expect(sizes.script).toBeGreaterThan(10 * KB);
    expect(sizes.script / KB).toBeLessThanOrEqual(script);
    expect(sizes.all / KB).toBeLessThanOrEqual(all);
  });
}

const MAX_ELEMENTS = 3000;
const MAX_TEXT = 60_000;
/** gzip. */
const MAX_HTML = 25 * KB;
/** Pages that say more than fits: HTML and text. */
const LARGEST: Record<string, [html: number, text: number]> = {
  '/api/denmark/data/company-by-company-id': [34 * KB, MAX_TEXT],
  '/api/denmark/data/persons': [26 * KB, MAX_TEXT],
  '/api/denmark/data/property-by-bfe': [36 * KB, 62_500],
};

for (const route of operations) {
  test(`${route} is small: elements, text, HTML`, async ({ page, request }) => {
    const html = gzipSync(await (await request.get(route)).body(), { level: 9 }).length;
    await open(page, route);
    const { elements, text } = await page.evaluate(() => ({
      elements: document.getElementsByTagName('*').length,
      text: document.querySelector('[data-static-content]')?.textContent?.length ?? 0,
    }));
    measured(`Elements, ${route}`, elements);
    measured(`Characters of text, ${route}`, text);
    measured(`kB of HTML, ${route}`, (html / KB).toFixed(1));
    expect(elements).toBeGreaterThan(500);
    expect(elements).toBeLessThanOrEqual(MAX_ELEMENTS);
    expect(text).toBeGreaterThan(5000);
    const [maxHtml, maxText] = LARGEST[route] ?? [MAX_HTML, MAX_TEXT];
    expect(text).toBeLessThanOrEqual(maxText);
    expect(html).toBeLessThanOrEqual(maxHtml);
  });
}

test('the field finder is at most 2 kB', async () => {
  const folder = path.join(process.env.PORTAL_BUILD ?? 'build', 'assets/js');
  const scripts = await Promise.all(
    (await readdir(folder)).filter((name) => name.endsWith('.js')).map((name) => readFile(path.join(folder, name))),
  );
  const finders = scripts.filter((script) => script.includes('ref-finding'));
  expect(finders).toHaveLength(1);
  for (const script of finders) expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(2 * KB);
});

test('nothing that could send a product call is in the build', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await open(page, operations[0] ?? '/');
  expect(scripts.size).toBeGreaterThan(1);
  for (const url of scripts) {
    const text = await (await request.get(url)).text();
    for (const trace of ['postman', 'Send API Request', 'api.example.com/denmark']) {
      expect.soft(text.toLowerCase(), `${trace} in ${url}`).not.toContain(trace.toLowerCase());
    }
  }
});

test('nothing of Prism is in any script', async () => {
  const traces = ['lookbehind', 'interpolation-punctuation', 'class-name'];
  const prism = await readFile('node_modules/prism-react-renderer/dist/index.js', 'utf8');
  for (const trace of traces) expect(prism).toContain(trace);
  const folder = path.join(process.env.PORTAL_BUILD ?? 'build', 'assets/js');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const name of scripts) {
    const text = await readFile(path.join(folder, name), 'utf8');
    for (const trace of traces) expect.soft(text, `${trace} in ${name}`).not.toContain(trace);
  }
});
