import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { measured } from '../support/measured';
import { operations, overviews } from '../support/routes';
import type { Check } from './visit';

const KB = 1000;

/** Limits of a first visit in kB (gzip): JavaScript, and all bytes. */
const CEILINGS = new Map<string, [script: number, all: number]>([
  ['/', [121, 170]],
  ['/docs/introduction', [133, 184]],
  ...overviews.map((route): [string, [number, number]] => [route, [133, 184]]),
  ...operations.map((route): [string, [number, number]] => [route, [135, 205]]),
]);

const MAX_ELEMENTS = 3000;
/** For the largest pages: a chip with the register of each field is 120 elements. */
const MAX_ELEMENTS_OF_LARGEST = 3300;
const MAX_TEXT = 60_000;
/** gzip. */
const MAX_HTML = 25 * KB;
/**
 * Pages with more content than the limit for HTML allows: most fields, each with the chip of its register; the
 * choice between request and client in three languages; and a link at each of 25 headings.
 */
const LARGEST: Record<string, number> = {
  '/api/denmark/data/company-by-company-id': 27.8 * KB,
  '/api/denmark/data/property-by-bfe': 30.4 * KB,
};

const sizes = new Map<string, number>();

/** Bytes of a file of the build, gzip level 9. */
function gzipOf(url: string): number {
  const { pathname } = new URL(url, 'http://localhost');
  const file = path.extname(pathname) ? pathname : path.join(pathname, 'index.html');
  const cached = sizes.get(file);
  if (cached !== undefined) return cached;
  const size = gzipSync(readFileSync(path.join(process.env.PORTAL_BUILD ?? 'build', file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** Code of other pages is prefetched; code of this page is loaded by elements. */
const isPrefetch = (response: Response) =>
  response.request().resourceType() !== 'script' && response.url().endsWith('.js');

const isCounted = (response: Response) => !isPrefetch(response);

const outside = (what: string, figure: number, least: number, limit: number) =>
  figure >= least && figure <= limit ? [] : [`${what}: ${figure}, expected ${least} to ${limit}`];

/** Checks the limits of a first visit: JavaScript, and all bytes. */
export const firstVisit: Check = async ({ route, responses }) => {
  const ceiling = CEILINGS.get(route);
  if (!ceiling) return [];
  // A preloaded script is listed again when it comes from the cache.
  const responsesByUrl = new Map(responses.filter(isCounted).map((one) => [one.url(), one]));
  const kB = (all: Response[]) => Number((all.reduce((sum, one) => sum + gzipOf(one.url()), 0) / KB).toFixed(1));
  const script = kB([...responsesByUrl.values()].filter((response) => response.request().resourceType() === 'script'));
  const all = kB([...responsesByUrl.values()]);
  measured(`kB of JavaScript, ${route}`, script.toFixed(1));
  measured(`kB in all, ${route}`, all.toFixed(1));
  return [...outside('kB of JavaScript', script, 10, ceiling[0]), ...outside('kB in all', all, 20, ceiling[1])];
};

/** Checks that the page of an operation is small: elements, text, HTML. */
export const size: Check = async ({ page, route }) => {
  if (!operations.includes(route)) return [];
  const { elements, text } = await page.evaluate(() => ({
    // A place where a line may break has no box.
    // Those of the head are not counted: Docusaurus adds a link there for each page that it fetches ahead.
    elements: document.body.querySelectorAll(':not(wbr)').length,
    text: document.querySelector('[data-static-content]')?.textContent?.length ?? 0,
  }));
  const html = gzipOf(route);
  measured(`Elements, ${route}`, elements);
  measured(`Characters of text, ${route}`, text);
  measured(`kB of HTML, ${route}`, (html / KB).toFixed(1));
  return [
    ...outside('elements', elements, 500, route in LARGEST ? MAX_ELEMENTS_OF_LARGEST : MAX_ELEMENTS),
    ...outside('characters of text', text, 5000, MAX_TEXT),
    ...outside('bytes of HTML', html, KB, LARGEST[route] ?? MAX_HTML),
  ];
};
