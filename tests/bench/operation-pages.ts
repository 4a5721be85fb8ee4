import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { UserError } from '../../packages/docusaurus-preset-portal/src/lib/UserError';
import { operations } from '../e2e/support/routes';
import { CHROMIUM_ARGS, findChromium } from '../programs/chromium';
import { serveBuild } from '../support/serveBuild';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

interface Measured {
  /** Number of elements in the document once the page responds. */
  elements: number;
  /** Bytes of the HTML, gzip level 9. */
  html: number;
  /** Characters of the content, including closed parts. */
  text: number;
  /** By window width, in px: height of the page, and position of its first parameter. */
  height: Record<number, number>;
  firstParameter: Record<number, number | null>;
}

const lookAt = (page: Page) =>
  page.evaluate(() => {
    const first = document.querySelector('[id^="path."], [id^="query."], [id^="header."], [id^="body."]');
    return {
      elements: document.getElementsByTagName('*').length,
      text: document.querySelector('[data-static-content]')?.textContent?.length ?? 0,
      height: document.documentElement.scrollHeight,
      first: first ? Math.round(first.getBoundingClientRect().top + window.scrollY) : null,
    };
  });

async function measureBuild(build: string, browser: Browser): Promise<Record<string, Measured>> {
  const site = await serveBuild(build);
  const found: Record<string, Measured> = {};
  try {
    for (const { width, height } of SCREENS) {
      const page = await browser.newPage({ viewport: { width, height } });
      for (const route of operations) {
        await page.goto(site.origin + route);
        await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
        const seen = await lookAt(page);
        const html = gzipSync(readFileSync(path.join(build, route, 'index.html')), { level: 9 }).length;
        const one = found[route] ?? { elements: 0, html, text: 0, height: {}, firstParameter: {} };
        Object.assign(one, { elements: Math.max(one.elements, seen.elements), text: seen.text });
        one.height[width] = seen.height;
        one.firstParameter[width] = seen.first;
        found[route] = one;
      }
      await page.close();
    }
  } finally {
    site.close();
  }
  return found;
}

const rowsOf = (before: Record<string, Measured>, after: Record<string, Measured>) =>
  Object.entries(after).map(([route, now]) => {
    const was = before[route];
    const both = (pick: (one: Measured) => unknown) => (was ? `${pick(was)} → ${pick(now)}` : String(pick(now)));
    return {
      operation: route.slice(route.lastIndexOf('/') + 1),
      elements: both((one) => one.elements),
      'HTML gzip': both((one) => one.html),
      text: both((one) => one.text),
      ...Object.fromEntries(
        SCREENS.flatMap(({ width }) => [
          [`height ${width}`, both((one) => one.height[width])],
          [`parameter y ${width}`, both((one) => one.firstParameter[width])],
        ]),
      ),
    };
  });

/**
 * Measures every operation page of a build, beside those of an earlier build: size of the HTML, elements, text, and at
 * three widths the height and the position of the first parameter.
 *
 * Usage: tsx tests/bench/operation-pages.ts <build> [earlier build] [file.json]
 */
runCli(async () => {
  const [build = 'build', earlier, file] = process.argv.slice(2);
  if (operations.length === 0) throw new UserError('There is no operation to measure. See src/vocabulary/promised.ts.');
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const before = earlier ? await measureBuild(earlier, browser) : {};
    const after = await measureBuild(build, browser);
    console.table(rowsOf(before, after));
    if (file) writeFileSync(file, `${JSON.stringify({ before, after }, null, 2)}\n`);
  } finally {
    await browser.close();
  }
});
