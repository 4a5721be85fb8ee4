import type { Page } from '@playwright/test';
import { NIGHTLY } from '../support/cover';
import { measured } from '../support/measured';
import { representatives } from '../support/representatives';
import { sitemapRoutes } from '../support/routes';
import { untilResponsive } from '../support/test';
import { expect, test } from './support/test';

/** Pages that together have every element, and at night all. */
const SHARES: [name: string, routes: string[]][] = [
  ['one of each kind', representatives()],
  [`all${NIGHTLY}`, sitemapRoutes()],
];

/**
 * Navigates within the app by a link in the content: the content is fetched, parsed and set as HTML. The visits in
 * `tests/e2e/pages` open each page as a document.
 */
async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'followed' });
    document.querySelector('[data-static-content]')?.append(link);
    link.click();
  }, route);
  await page.waitForURL((url) => url.pathname === route);
  // The address changes before the content, so a click that comes too early is lost.
  await expect(page.locator('#followed')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-followed', 'yes');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Uses everything on a page that sets HTML, styles or code. */
async function use(page: Page): Promise<void> {
  const expand = page.locator('[data-expand="open"]').first();
  if (await expand.isVisible()) await expand.click();
  const copy = page.locator('[data-copy-code]').first();
  if ((await copy.count()) > 0) await copy.evaluate((button: HTMLElement) => button.click());
  await page
    .locator('[data-control="color-mode"]')
    .first()
    .evaluate((button: HTMLElement) => button.click());
}

/** The search, which is the same on every page. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).first().fill('company');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('combobox', { name: 'Search' }).first().fill('zzqqxx');
  await expect(page.getByText('No results for')).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const [name, all] of SHARES)
  test(`no page breaks the policy in use: ${name}`, async ({ page }) => {
    test.setTimeout(900_000);
    // The home page has no static content to follow a link from, so it is the last.
    const routes = all.sort((one, other) => Number(one === '/') - Number(other === '/'));
    const faults: string[] = [];
    await page.exposeFunction('noteViolation', (what: string) => faults.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
        noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
      });
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto('/docs/introduction');
    await untilResponsive(page);
    // It goes when the browser loads another document.
    await page.evaluate(() => document.documentElement.setAttribute('data-followed', 'yes'));
    for (const route of routes) {
      await follow(page, route);
      await use(page);
    }
    // Parts that the app renders.
    for (const route of ['/nothing-here', '/search']) {
      await page.goto(route);
      await untilResponsive(page);
      await use(page);
    }
    await search(page);
    measured('pages in Chromium', routes.length + 2);
    measured('violations in Chromium', faults.length);
    expect(faults).toEqual([]);
  });

test('the guard takes out what could run, and nothing else', async ({ page }) => {
  await page.goto('/');
  const results = await page.evaluate(() =>
    [
      '<p title="a > b">if a &lt; b, <code>&lt;script&gt;</code> and onclick=1</p>',
      '<p onclick="alert(1)">one</p>',
      '<script>alert(1)</script><b>two</b>',
      '<a href="java\nscript:alert(1)">three</a>',
      '<iframe srcdoc="x"></iframe>four',
    ].map((html) => {
      const container = document.createElement('div');
      container.innerHTML = html;
      return container.innerHTML;
    }),
  );
  expect(results).toEqual([expect.stringContaining('onclick=1'), '<p>one</p>', '<b>two</b>', '<a>three</a>', 'four']);
});

test('code may not be made from text', async ({ page }) => {
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'ran';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const attempts = () => [
      // biome-ignore lint/security/noGlobalEval: the policy must refuse exactly this
      attempt(() => window.eval('1')),
      attempt(() => Object.assign(document.createElement('script'), { src: '/assets/js/x.js' })),
      attempt(() => Object.assign(document.createElement('script'), { text: '1' })),
    ];
    // After the other checks, because the test's own code may evaluate text.
    return new Promise((done) => setTimeout(() => done(attempts()), 0));
  });
  expect(outcome).toEqual(['EvalError', 'TypeError', 'TypeError']);
});
