import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { apis } from '../../src/apis';
import { site } from '../../src/site';
import { hostile } from '../../tests/fixtures/hostile';
import { checkLinks } from '../links/check';
import { readSite } from '../links/pages';

/** Text positions of each hostile text, as tests/fixtures/hostile.ts places them. */
const POSITIONS = 6;

/** Two widths, two colour modes; reference pages once more with everything open. */
const AXE_RUNS = 4;

/** Kilobytes (1,000 bytes) of JavaScript the HTML of a page asks for, compressed with gzip. */
export async function scriptsOf(build: string, route: string): Promise<number> {
  const html = await readFile(path.join(build, route, 'index.html'), 'utf8');
  const files = [...html.matchAll(/<script[^>]*\ssrc="?([^"\s>]+)/g)].map(([, src = '']) => src);
  const sizes = await Promise.all(
    [...new Set(files)].map(async (src) => gzipSync(await readFile(path.join(build, src)), { level: 9 }).length),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}

/** Bytes of the content security policy the pages carry; undefined for a build that has none. */
export async function policyBytes(build: string): Promise<number | undefined> {
  const headers = await readFile(path.join(build, '_headers'), 'utf8').catch(() => '');
  return headers.match(/content-security-policy:\s*(.+)/i)?.[1]?.trim().length;
}

export interface Counts {
  pages: number;
  axeRuns: number;
  links: number;
  broken: number;
  hostileTexts: number;
  hostilePlaces: number;
}

/** What the tests of the project cover on this build. */
export async function counts(build: string): Promise<Counts> {
  const { pages, files } = await readSite(build);
  const { broken, followed } = checkLinks(pages, files, new URL(site.url).origin);
  const sitemap = await readFile(path.join(build, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, route = '']) => route);
  const reference = routes.filter((route) => apis.some((api) => route.startsWith(api.route)));
  // The page of results and the page not found are in no sitemap.
  const tested = routes.length + 2;
  return {
    pages: tested,
    axeRuns: (tested + reference.length) * AXE_RUNS,
    links: followed,
    broken: broken.length,
    hostileTexts: hostile.length,
    hostilePlaces: hostile.length * POSITIONS,
  };
}
