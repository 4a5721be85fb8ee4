import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathOf, skipsWithout } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { docusaurus, packedSite } from '../support/packedSite';
import { type Served, serveBuild } from '../support/serveBuild';

/** The reference in the site of others, before and after: its pages stay, and their styles do not spoil ours. */

const PAGES = ['/', '/tables', '/forms', '/tabs', '/plain'];
const REFERENCE = ['/api', '/api/list-books', '/api/borrow-book'];
const WIDTHS = [1440, 390];

let site = '';
let browser: Browser;
let served: Served[] = [];

async function build(out: string, variables: Record<string, string>): Promise<void> {
  const { status, stdout, stderr } = await docusaurus(site, ['build', '--out-dir', out], variables);
  expect(status, (stdout + stderr).slice(-4000)).toBe(0);
}

beforeAll(async () => {
  site = await packedSite('tests/fixtures/guest');
  await cp('examples/minimal/openapi.yaml', path.join(site, 'openapi.yaml'));
  await build('before', {});
  const swizzle = ['swizzle', 'docusaurus-preset-portal', 'PortalOperation', '--wrap'];
  const { status, stdout, stderr } = await docusaurus(site, swizzle, { REFERENCE: 'yes' });
  expect(status, stdout + stderr).toBe(0);
  const wrapper = path.join(site, 'src/theme/PortalOperation/index.js');
  await writeFile(wrapper, (await readFile(wrapper, 'utf8')).replace('<>', '<><p>Wrapped.</p>'));
  await build('after', { REFERENCE: 'yes' });
  served = await Promise.all(['before', 'after'].map((name) => serveBuild(path.join(site, name))));
  if (!skipsWithout('chromium'))
    browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser?.close();
  for (const { close } of served) close();
  await rm(site, { recursive: true, force: true });
});

const read = (name: string) => readFile(path.join(site, name), 'utf8');

it.each(['api', 'api/v2'])('a component of %s is wrapped without a question', async (route) =>
  expect(await read(`after/${route}/list-books/index.html`)).toContain('<p>Wrapped.</p>'));

/** Returns the bytes of styles and scripts that a page loads, compressed. */
async function weightOf(page: string): Promise<number> {
  const files = [...(await read(page)).matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:css|js))"/g)];
  const sizes = files.map(async ([, name]) => gzipSync(await read(page.split('/')[0] + (name ?? ''))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

it('pages without a reference load little more than the button of the search', async () => {
  const [before, after] = [await weightOf('before/tables/index.html'), await weightOf('after/tables/index.html')];
  expect(after - before).toBeLessThan(5000);
});

async function open(server: Served | undefined, address: string, width: number, mode: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  await page.goto(`${server?.origin}${address}`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  return page;
}

/** Runs in the page: the computed styles of its elements, without the button of the search. */
function stylesOf(): [name: string, styles: Record<string, string>][] {
  for (const button of document.querySelectorAll('[data-control="search"]')) button.remove();
  return [...document.querySelectorAll('body, body *:not(script)')].map((element) => {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !name.startsWith('--'));
    return [
      element.outerHTML.slice(0, 80),
      Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
    ];
  });
}

it.skipIf(skipsWithout('chromium')).each(PAGES)('no element of %s changes, and no page gets wider', async (address) => {
  for (const width of WIDTHS) {
    const pages = await Promise.all(served.map((server) => open(server, address, width, 'light')));
    const widths = await Promise.all(pages.map((page) => page.evaluate(() => document.documentElement.scrollWidth)));
    expect(widths[1], `${width} px`).toBe(widths[0]);
    const [before = [], after] = await Promise.all(pages.map((page) => page.evaluate(stylesOf)));
    expect(before.length).toBeGreaterThan(30);
    expect(after?.length).toBe(before.length);
    const changed = before.flatMap(([name, styles], at) =>
      Object.entries(styles).flatMap(([property, value]) => {
        const now = after?.[at]?.[1][property];
        return now === value ? [] : [`${name} ${property}: ${value}, now ${now}`];
      }),
    );
    expect(changed.slice(0, 20), `${width} px`).toEqual([]);
    for (const page of pages) await page.close();
  }
});

/** Runs in the page: what is read there, by properties that matter to reading. The site has these styles after its own. */
function readableStyles(hostile: string): Record<string, string> {
  const style = document.createElement('style');
  style.textContent = hostile;
  document.querySelector('link[rel="stylesheet"]')?.after(style);
  const names = 'position display color background-color font-size text-transform white-space height'.split(' ');
  const parts = document.querySelectorAll(
    '[data-static-content] :is(pre, code, .badge, table, tr, td, th, button, select, summary, input:not([type="radio"]))',
  );
  const read = [...parts].map((part, at) => {
    const computed = getComputedStyle(part);
    return [
      `${at} ${part.tagName}.${part.className}`,
      names.map((name) => computed.getPropertyValue(name)).join('; '),
    ] as const;
  });
  style.remove();
  return Object.fromEntries(read);
}

it.skipIf(skipsWithout('chromium')).each(REFERENCE)('%s is readable below hostile styles', async (address) => {
  for (const mode of ['light', 'dark'] as const)
    for (const width of WIDTHS) {
      const page = await open(served[1], address, width, mode);
      const about = `${width} px, ${mode}`;
      const own = await page.evaluate(readableStyles, '');
      expect(Object.keys(own).length).toBeGreaterThan(5);
      expect(await page.evaluate(readableStyles, await read('host.css')), about).toEqual(own);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), about).toBe(width);
      await page.close();
    }
});
