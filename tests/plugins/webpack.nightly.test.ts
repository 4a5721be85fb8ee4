import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { listFiles } from 'openapi-toolkit/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathOf, skipsWithout } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { serveBuild } from '../support/serveBuild';

const FIFTEEN_MINUTES = 900_000;

let site = '';
let pages: string[] = [];

beforeAll(async () => {
  site = await copySite();
  const command = [process.execPath, path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
  const { status, stdout, stderr } = await execute(command, site, { BUNDLER: 'webpack' });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout + stderr).not.toMatch(/compiled with warnings|css minimizer/i);
  pages = (await listFiles(path.join(site, 'build'))).filter((name) => name.endsWith('index.html'));
}, FIFTEEN_MINUTES);

afterAll(() => rm(site, { recursive: true, force: true }));

it.skipIf(skipsWithout('chromium'))(
  'the pages of a build with webpack run',
  async () => {
    const { origin, close } = await serveBuild(path.join(site, 'build'));
    const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      expect(pages.length).toBeGreaterThan(60);
      for (const name of pages) {
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
