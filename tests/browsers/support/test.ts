import { test as base, expect } from '@playwright/test';
import { missingMessage, skipsWithout } from '../../programs';
import { type Engine, type EngineOption, engines } from './engines';
import { chromium, firefox } from './puppeteer';
import { FAULTS } from './recorder';
import type { Browser, Launch, Session } from './session';
import { type Site, serveSite } from './site';
import { webkit } from './webkit';

export { expect };

const WIDTH = 1280;

const LAUNCH: Record<Engine, Launch> = { Chromium: chromium, Firefox: firefox, WebKit: webkit };

interface TestFixtures {
  needsPrograms: undefined;
  session: Session;
  /** Paths for which the test expects 404. */
  missing: string[];
}

interface WorkerFixtures extends EngineOption {
  site: Site;
  program: Browser;
}

/**
 * Playwright's runner for browsers that are not Playwright's: each test gets a new tab, and fails on any fault in a
 * page or a missing file.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await serveSite(process.env.PORTAL_BUILD ?? 'build');
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  program: [
    async ({ engine, site }, use) => {
      const browser = await LAUNCH[engine](site);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  needsPrograms: [
    async ({ engine }, use, info) => {
      for (const name of engines[engine]) info.skip(skipsWithout(name), missingMessage(name));
      await use(undefined);
    },
    { auto: true },
  ],
  missing: [[], { option: true }],
  session: async ({ program, site, missing }, use) => {
    const session = await program.newSession();
    await session.resize(WIDTH);
    site.requests.length = 0;
    await use(session);
    const faults = await faultsOf(session);
    await session.close();
    // Chromium logs a missing document to its console.
    const consoleErrors = session.consoleErrors.filter((text) => !missing.some((path) => text.endsWith(path)));
    const lost = site.requests.filter(({ path, status }) => status >= 400 && !missing.includes(path));
    expect(
      { faults, consoleErrors, lost },
      'faults of scripts, of the policy, of the console, files not found',
    ).toEqual({
      faults: [],
      consoleErrors: [],
      lost: [],
    });
  },
});

/** Returns script errors and policy violations since the tab was opened. */
export async function faultsOf(session: Session): Promise<string[]> {
  return JSON.parse((await session.run((key) => sessionStorage.getItem(key), FAULTS)) ?? '[]');
}

/** Repeats an assertion on the result of a function in the page until it holds. */
export const eventually = <T, A extends unknown[]>(session: Session, act: (...args: A) => T, ...args: A) =>
  expect.poll(() => session.run(act, ...args), { intervals: [50] });

/** Runs in the page: returns true if every requested script is loaded. */
const hasScripts = () =>
  [...document.scripts].every(({ src }) => src === '' || performance.getEntriesByName(src).length > 0);

/**
 * Opens a page and waits until it is hydrated: from then on buttons respond. Leaving it while a script is loading would
 * report that script as failed.
 */
export async function open(session: Session, path: string): Promise<void> {
  await session.open(path);
  await eventually(session, () => document.documentElement.dataset.hasHydrated).toBe('true');
  await eventually(session, hasScripts).toBe(true);
}

/** Returns the trimmed text of the first element; undefined if there is none. */
export const textOf = (css: string): string | undefined => document.querySelector(css)?.textContent?.trim();

/** Waits until the page has this heading. */
export const heading = (session: Session, text: string) => eventually(session, textOf, 'h1').toBe(text);
