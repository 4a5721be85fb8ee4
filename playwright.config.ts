import './src/site/use';
import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineOption, othersOf } from './tests/browsers/support/engines';
import { FIRST, part } from './tests/e2e/support/cover';
import type { AppOption } from './tests/e2e/support/test';
import { find } from './tests/programs';
import { CHROMIUM_ARGS } from './tests/programs/chromium';

/** True every night: uses the whole Chromium instead of its headless shell. */
const isWhole = process.env.PORTAL_BROWSER === 'whole';

/** True every night: runs all tests also on pages that are not hydrated. */
const isBoth = process.env.PORTAL_HYDRATION === 'both';

/** Tests of the site that a run selects (`tests/e2e/support/cover.ts`). Without a part all run. */
const selected = part === 'first' ? { grep: FIRST } : part === 'all' ? { grepInvert: /@nightly/ } : {};

/** Browser tests of the built site; `tests/e2e/support` serves it. */
export default defineConfig<AppOption, EngineOption>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the processors in CI, because each worker waits for its browser some of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // One retry, because a busy machine can fail a test. The second try leaves a trace.
  retries: 1,
  // Long enough for a slow or busy machine, and for WebKit without a graphics card.
  expect: { timeout: 20_000 },
  timeout: 120_000,
  reporter: [['list']],
  projects: [
    { name: 'site', use: { app: 'hydrated' }, ...selected },
    // The same tests on pages that are hydrated at the first interaction.
    ...(isBoth ? [{ name: 'not-hydrated', use: { app: 'not-hydrated' as const } }] : []),
    // Journeys run in every browser, one project for each. `npm run test:all` runs those tagged with the browser and
    // those without a tag. The other tests cover Chromium.
    ...(part === 'first' ? [] : ENGINES).map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      testIgnore: engine === 'Chromium' ? 'policy.spec.ts' : [],
      grepInvert: isWhole ? [] : [/@nightly/, ...othersOf(engine)],
      use: { engine },
    })),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: isWhole ? find('chromium') : (find('headlessShell') ?? find('chromium')),
      args: CHROMIUM_ARGS,
    },
    viewport: { width: 1280, height: 800 },
    // A new context and page for each test would take a sixth of the time. Playwright resets most state between tests.
    reuseContext: true,
    trace: 'on-first-retry',
  },
});
