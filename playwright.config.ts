import './packages/compile.cjs';
import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineOption, othersOf } from './tests/browsers/support/engines';
import { FIRST } from './tests/e2e/support/cover';
import type { AppOption } from './tests/e2e/support/test';
import { find } from './tests/programs';
import { CHROMIUM_ARGS } from './tests/programs/chromium';
import { part } from './tests/support/cover';

/** Runs all journeys in every browser. */
const isNight = part === 'night';

/** Tests of the site that a run selects (`tests/e2e/support/cover.ts`). Without a part all run. */
const selected = part === 'first' ? { grep: FIRST } : part === 'all' ? { grepInvert: /@nightly/ } : {};

/** Browser tests of the built site; `tests/e2e/support` serves it. */
export default defineConfig<AppOption, EngineOption>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/processFolder.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the processors in CI, because each worker waits for its browser some of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a slow or busy machine, and for WebKit without a graphics card.
  expect: { timeout: 60_000 },
  timeout: 240_000,
  // `scripts/test.ts` adds up the reports.
  reporter: [['list'], ['json', { outputFile: '.generated/reports/browsers.json' }]],
  projects: [
    { name: 'site', use: { app: 'hydrated' }, ...selected },
    // Journeys run in every browser, one project for each. `npm run test:all` runs those tagged with the browser and
    // those without a tag. The other tests cover Chromium.
    ...(part === 'first' ? [] : ENGINES).map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      testIgnore: engine === 'Chromium' ? 'policy.spec.ts' : [],
      grepInvert: isNight ? [] : [/@nightly/, ...othersOf(engine)],
      use: { engine },
    })),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: find('chromium'), args: CHROMIUM_ARGS },
    viewport: { width: 1280, height: 800 },
    // A new context and page for each test would take a sixth of the time. Playwright resets most state between tests.
    reuseContext: true,
  },
});
