import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './src/programs/chromium';

/** In the title of tests that take too long for every change. */
const NIGHTLY = /@nightly/;

/** Browser tests of the built site; see tests/e2e/support for how they reach it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // One more try where a busy machine decides: what fails twice has failed. The second leaves a trace.
  retries: 1,
  reporter: [['list']],
  projects: [
    { name: 'site', grepInvert: NIGHTLY },
    { name: 'nightly', grep: NIGHTLY },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
  },
});
