import type { Page } from '@playwright/test';
import { expect as base, hydrate, neverIdle, test } from '../support/test';

// Loading the app, hydration and loading the search come before the expected result.
const expect = base.configure({ timeout: 15_000 });

const GUIDE = '/docs/introduction';
const OVERVIEW = '/api/denmark/data';
const LONG = '/api/denmark/data/company-by-company-id';
const PHONE = { width: 390, height: 800 };

interface Action {
  what: string;
  path: string;
  viewport?: typeof PHONE;
  act: (page: Page) => Promise<unknown>;
  /** Expected result for the reader. */
  seen: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const category = (page: Page) => page.locator('.theme-doc-sidebar-menu [role="button"]').first();

const ACTIONS: Action[] = [
  {
    what: 'colour mode',
    path: GUIDE,
    act: (page) => button(page, /dark and light mode/).click(),
    seen: (page) => expect(button(page, /currently dark mode/)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    what: 'menu',
    path: GUIDE,
    viewport: PHONE,
    act: (page) => button(page, 'Toggle navigation bar').click(),
    seen: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    what: 'search',
    path: GUIDE,
    act: async (page) => {
      await button(page, 'Search').click();
      await page.keyboard.type('equity');
    },
    seen: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('equity');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'search that is closed again',
    path: GUIDE,
    act: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.press('Escape');
    },
    seen: (page) => expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden(),
  },
  {
    what: 'sidebar category',
    path: OVERVIEW,
    act: (page) => category(page).click(),
    seen: (page) => expect(category(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    what: 'dismiss',
    path: '/',
    act: (page) => button(page, 'Close announcement').click(),
    seen: (page) => expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0),
  },
  {
    what: 'tabs of samples',
    path: LONG,
    act: (page) => page.locator('.ref-samples').getByText('Python', { exact: true }).first().click(),
    seen: (page) => expect.poll(() => page.evaluate(() => localStorage.getItem('portal.language'))).toBe('python'),
  },
];

/** Returns the elements of the page and its stored data. */
const domOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = (element: Element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    // The results after the first depend on the index files that were loaded for the letters before the last.
    const isResult = (element: Element) => element.closest('#search-results, dialog output') !== null;
    const elements = [...document.body.querySelectorAll('*')].filter((element) => !isResult(element));
    const body = elements.map((element) =>
      [element.tagName, ...attributes(element), element.childElementCount === 0 ? element.textContent : ''].join(' '),
    );
    // Docusaurus stores the version of the docs only if its app finds the page's class in time. There is one version,
    // so nothing depends on it.
    const stored = Object.entries(localStorage)
      .filter(([key]) => !key.startsWith('docs-preferred-version'))
      .sort();
    return { html: attributes(document.documentElement), body, stored, path: location.pathname };
  });

test.use({ app: 'hydrated' });

for (const { what, path, viewport, act, seen } of ACTIONS)
  test(`does the same before and after hydration: ${what}`, async ({ browser, origin }) => {
    test.slow();
    const visit = async (isHydrated: boolean) => {
      const size = viewport ?? { width: 1280, height: 800 };
      const page = await browser.newPage({ viewport: size, baseURL: origin });
      await page.addInitScript(neverIdle);
      await page.goto(path);
      if (isHydrated) await hydrate(page);
      await act(page);
      await seen(page);
      await hydrate(page);
      await seen(page);
      return page;
    };
    const [hydrated, notHydrated] = [await visit(true), await visit(false)];
    await expect(async () => expect(await domOf(notHydrated)).toEqual(await domOf(hydrated))).toPass({
      timeout: 10_000,
    });
    await Promise.all([hydrated.close(), notHydrated.close()]);
  });
