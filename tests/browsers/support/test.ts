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
  /** Paths that the test expects to be answered with 404. */
  missing: string[];
}

interface WorkerFixtures extends EngineOption {
  site: Site;
  program: Browser;
}

/**
 * Playwright's runner over browsers that are not Playwright's: each test gets a
 * fresh tab, and fails when anything went wrong in a page or a file was not found.
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
    site.asked.length = 0;
    await use(session);
    const faults = await faultsOf(session);
    await session.close();
    // Chromium writes a document that is not there to its console.
    const said = session.consoleErrors.filter((text) => !missing.some((path) => text.endsWith(path)));
    const lost = site.asked.filter(({ path, status }) => status >= 400 && !missing.includes(path));
    expect({ faults, said, lost }, 'faults of scripts, of the policy, of the console, files not found').toEqual({
      faults: [],
      said: [],
      lost: [],
    });
  },
});

/** Errors of scripts and violations of the policy since the tab was opened. */
export async function faultsOf(session: Session): Promise<string[]> {
  return JSON.parse((await session.run((key) => sessionStorage.getItem(key), FAULTS)) ?? '[]');
}

/** An assertion on what a function returns in the page, asked again until it holds. */
export const eventually = <T, A extends unknown[]>(session: Session, act: (...args: A) => T, ...args: A) =>
  expect.poll(() => session.run(act, ...args), { intervals: [50] });

/** Runs in the page: whether every script that it has asked for is there. */
const hasScripts = () =>
  [...document.scripts].every(({ src }) => src === '' || performance.getEntriesByName(src).length > 0);

/**
 * Opens a page and waits until React has taken it over: from here on buttons respond. What is left while a script is on
 * its way says that it failed.
 */
export async function open(session: Session, path: string): Promise<void> {
  await session.open(path);
  await eventually(session, () => document.documentElement.dataset.hasHydrated).toBe('true');
  await eventually(session, hasScripts).toBe(true);
}

/** The text of the first element, without the space around it; undefined when there is none. */
export const textOf = (css: string): string | undefined => document.querySelector(css)?.textContent?.trim();

/** Waits until the page has this heading. */
export const heading = (session: Session, text: string) => eventually(session, textOf, 'h1').toBe(text);
