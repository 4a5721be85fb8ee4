import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HtmlPage } from '../../packages/docusaurus-preset-portal/src/lib/html';
import { pathOf, skipsWithout } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { readHtml } from '../support/readHtml';
import { serveBuild } from '../support/serveBuild';
import { domOf } from './domOf';

const DOCUSAURUS = [process.execPath, path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs')];
const FIFTEEN_MINUTES = 900_000;

let site = '';
let ours: HtmlPage[] = [];
let webpacks: HtmlPage[] = [];

/** Builds the site with a bundler; returns its folder. */
async function build(bundler: string): Promise<string> {
  const folder = path.join(site, bundler);
  const variables = { BUNDLER: bundler };
  const { status, stdout, stderr } = await execute([...DOCUSAURUS, 'build', '--out-dir', folder], site, variables);
  expect(status, stdout + stderr).toBe(0);
  return folder;
}

beforeAll(async () => {
  site = await copySite();
  ours = await readHtml(await build('rspack'));
  webpacks = await readHtml(await build('webpack'));
}, 2 * FIFTEEN_MINUTES);

afterAll(() => rm(site, { recursive: true, force: true }));

it('webpack builds the same pages', () => {
  expect(ours.length).toBeGreaterThan(0);
  expect(webpacks.map(({ name }) => name)).toEqual(ours.map(({ name }) => name));
  for (const [index, page] of ours.entries()) {
    const other = webpacks[index];
    expect(other && domOf(other), page.name).toEqual(domOf(page));
  }
});

it.skipIf(skipsWithout('chromium'))(
  'its pages run',
  async () => {
    const { origin, close } = await serveBuild(path.join(site, 'webpack'));
    const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      for (const { name } of webpacks.filter((one) => one.name.endsWith('index.html'))) {
        await page.goto(`${origin}/${name.replace(/index\.html$/, '')}`);
        await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      }
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
      close();
    }
  },
  FIFTEEN_MINUTES,
);
