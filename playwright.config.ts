import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/chromium.mts';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Browser tests of the built site; see tests/e2e/support for how they reach it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // One more try where a busy machine decides: what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: QUIET },
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
});
