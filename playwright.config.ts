import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineOption, othersOf } from './tests/browsers/support/engines';
import type { AppOption } from './tests/e2e/support/test';
import { find } from './tests/programs';
import { CHROMIUM_ARGS } from './tests/programs/chromium';

/** The browser with the window that readers have, instead of its shell without one: every night. */
const isWhole = process.env.PORTAL_BROWSER === 'whole';

/** True every night: runs all tests also on pages that are not hydrated. */
const isBoth = process.env.PORTAL_HYDRATION === 'both';

/**
 * Browser tests of the built site; see tests/e2e/support for how they reach it. What takes too long for every change
 * has `@nightly` in its title: `--grep-invert=@nightly` leaves it out.
 */
export default defineConfig<AppOption, EngineOption>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than there are processors in CI: each waits for its browser some of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // One more try where a busy machine decides: what fails twice has failed. The second leaves a trace.
  retries: 1,
  // They end what hangs: a slow or busy machine, or WebKit without a graphics card, fails no test.
  expect: { timeout: 20_000 },
  timeout: 120_000,
  reporter: [['list']],
  projects: [
    { name: 'site', use: { app: 'hydrated' } },
    // The same tests on pages that are hydrated at the first interaction.
    ...(isBoth ? [{ name: 'not-hydrated', use: { app: 'not-hydrated' as const } }] : []),
    // Journeys that are made in every browser, one project for each: for every change those with the mark of the browser,
    // and those without a mark. In Chromium the other tests make them, too.
    ...ENGINES.map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      testIgnore: engine === 'Chromium' ? 'policy.spec.ts' : [],
      grepInvert: isWhole ? [] : othersOf(engine),
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
    // A context and its page for each test take a sixth of the time. Between tests Playwright takes back what they keep.
    reuseContext: true,
    trace: 'on-first-retry',
  },
});
