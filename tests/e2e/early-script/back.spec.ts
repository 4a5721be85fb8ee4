import { type CDPSession, chromium, type Page } from '@playwright/test';
import { missingMessage, pathOf, skipsWithout } from '../../programs';
import { CHROMIUM_ARGS } from '../../programs/chromium';
import { serveBuild } from '../../support/serveBuild';
import { expect, neverIdle, test } from '../support/test';

const CATEGORY = '.theme-doc-sidebar-menu [role="button"]';

/** Runs in the page: records on the root element whether the page came from the back-forward cache. */
const noteShown = () => {
  addEventListener('pageshow', ({ persisted }) => {
    document.documentElement.dataset.fromCache = String(persisted);
  });
};

/** Playwright does not follow a page that is restored from the cache. */
async function inPage(cdp: CDPSession, expression: string): Promise<unknown> {
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  return result.value;
}

/** Leaves a page by a link, and comes back. */
async function leaveAndReturn(page: Page, cdp: CDPSession): Promise<void> {
  await cdp.send('Page.enable');
  const navigated = () => new Promise((resolve) => cdp.on('Page.frameNavigated', ({ type }) => resolve(type)));
  const left = navigated();
  await page.evaluate(() => location.assign('/docs/introduction'));
  expect(await left).toBe('Navigation');
  const back = navigated();
  // A page that has just been shown may not respond yet.
  await expect(async () => {
    const { entries, currentIndex } = await cdp.send('Page.getNavigationHistory');
    await cdp.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  }).toPass();
  expect(await back).toBe('BackForwardCacheRestore');
}

const STATES = ['not-hydrated', 'hydrated'] as const;

for (const state of STATES)
  test(`a page that was left ${state} comes back as it was, and responds`, async () => {
    test.skip(skipsWithout('wholeChromium'), missingMessage('wholeChromium'));
    // As a host serves it: a page that may not be stored does not come back.
    const { origin, close } = await serveBuild(process.env.PORTAL_BUILD ?? 'build', { production: true });
    const browser = await chromium.launch({
      // The headless shell has no back-forward cache.
      executablePath: pathOf('wholeChromium'),
      args: CHROMIUM_ARGS,
      // Playwright disables the back-forward cache.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.addInitScript(noteShown);
      if (state === 'not-hydrated') await page.addInitScript(neverIdle);
      await page.goto(`${origin}/api/denmark/data`);
      const isHydrated = page.locator('html[data-has-hydrated="true"]');
      if (state === 'hydrated') await isHydrated.waitFor({ state: 'attached' });
      const cdp = await page.context().newCDPSession(page);
      await leaveAndReturn(page, cdp);
      const fromCache = 'document.documentElement.dataset.fromCache';
      await expect.poll(() => inPage(cdp, fromCache)).toBe('true');
      const hydrated = 'document.documentElement.dataset.hasHydrated';
      expect(await inPage(cdp, hydrated)).toBe(String(state === 'hydrated'));
      const expanded = `document.querySelector('${CATEGORY}').getAttribute('aria-expanded')`;
      const was = await inPage(cdp, expanded);
      await inPage(cdp, `document.querySelector('${CATEGORY}').click()`);
      await expect.poll(() => inPage(cdp, expanded)).toBe(was === 'true' ? 'false' : 'true');
    } finally {
      await browser.close();
      close();
    }
  });
