import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

/** Delay between two keys of a typing reader, in ms. */
const KEY_MS = 100;

/** Runs in the page: wraps every text, also new ones, in elements, as the translation of a browser does. */
function translate(): void {
  const UNTRANSLATED = '[translate="no"], script, style, textarea, font';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let at = walker.currentNode; at; at = walker.nextNode() as Node)
      if (at instanceof Text && at.data.trim() && !at.parentElement?.closest(UNTRANSLATED)) texts.push(at);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text.data);
      outer.dataset.translated = '';
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) for (const node of addedNodes) wrap(node.parentNode ? node : target);
  }).observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(translate);
  await expect(page.locator('[data-translated]').first()).toBeAttached();
}

/** Actions of a reader on a translated page, each with its expectation. */
const ACTIONS: Record<string, (page: Page) => Promise<void>> = {
  'searches, with another word, a filter and a wrong word': async (page) => {
    await openTranslated(page, '/docs/introduction');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    // The same results with other parts of words marked.
    await field.pressSequentially('company unit', { delay: KEY_MS });
    for (const text of ['compny', 'xyzzyxyzzy', '09900012', 'vehicle']) {
      await field.fill(text);
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(/result/i);
    }
    await page.getByRole('radio', { name: 'Guides' }).check();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await field.fill('nummerplade');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/vehicle-by-license-plate/);
  },
  'uses the page of results': async (page) => {
    await openTranslated(page, '/search?q=company');
    const field = page.getByRole('searchbox');
    await field.pressSequentially(' unit', { delay: KEY_MS });
    for (const text of ['compny', 'xyzzyxyzzy', '09900012', 'address']) {
      await field.fill(text);
      await expect(page.locator('main output').first()).toContainText(/result/i);
    }
    await page.locator('main ol a').first().click();
    await expect(page).not.toHaveURL(/search/);
  },
  'changes colours and goes from page to page': async (page) => {
    await openTranslated(page, '/docs/introduction');
    const mode = page.locator('[class*=toggle] button, button[aria-label*="mode"]').first();
    for (let at = 0; at < 3; at++) await mode.click();
    for (let at = 0; at < 3; at++) {
      const { pathname } = new URL(page.url());
      await expect(async () => {
        await page.locator('.pagination-nav__link--next').click();
        await expect(page).not.toHaveURL((url) => url.pathname === pathname, { timeout: 5000 });
      }).toPass();
      await expect(page.locator('h1').first()).toBeVisible();
    }
    await page.locator('.menu__link:visible').nth(2).click();
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1').first()).toBeVisible();
  },
  'comes to a page that is not there, and goes on': async (page) => {
    await openTranslated(page, '/docs/introducton');
    await page.locator('main a').first().click();
    await expect(page).not.toHaveURL(/introducton/);
  },
  'opens the menu of a small screen': async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openTranslated(page, '/docs/introduction');
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar .menu__link[href$="/docs/authentication"]').click();
    await expect(page).not.toHaveURL(/introduction/);
    await expect(page.locator('h1').first()).toBeVisible();
  },
};

for (const [action, run] of Object.entries(ACTIONS))
  test(`a reader of a translated page ${action}`, async ({ page }) => {
    await run(page);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });
