import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { pathOf } from '../../programs';
import { CHROMIUM_ARGS } from '../../programs/chromium';
import { type Browser, HEIGHT, type Key, type Launch, type Session } from './session';

function consoleErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  return errors;
}

const sessionOf = (page: Page, origin: string, close: () => Promise<void>): Session => ({
  open: async (path) => {
    await page.goto(origin + path);
  },
  run: (act, ...args) => page.evaluate(act as (...args: unknown[]) => ReturnType<typeof act>, ...args),
  click: (selector) => page.locator(selector).click(),
  press: (key: Key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  back: async () => {
    await page.evaluate(() => history.back());
  },
  resize: (width) => page.setViewport({ width, height: HEIGHT }),
  consoleErrors: consoleErrorsOf(page),
  close,
});

async function launch(origin: string, options: LaunchOptions): Promise<Browser> {
  // Puppeteer's own profile stays if Firefox still writes to it when it ends.
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'profile-'));
  const browser = await puppeteer.launch({ ...options, userDataDir });
  return {
    newSession: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return sessionOf(page, origin, () => context.close());
    },
    close: async () => {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Chromium, through the DevTools protocol. */
export const chromium: Launch = ({ origin, publicKeyHash }) =>
  launch(origin, {
    executablePath: pathOf('chromium'),
    // Trusted by its key, because responses are not cached if certificate errors are ignored.
    args: [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  });

/** Firefox, through WebDriver BiDi, which needs no further program. */
export const firefox: Launch = ({ origin }) =>
  launch(origin, { browser: 'firefox', executablePath: pathOf('firefox'), acceptInsecureCerts: true });
