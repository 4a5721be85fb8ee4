import type { Page } from '@playwright/test';
import { SERVED } from 'docusaurus-preset-portal/testing';
import { expect, openHydrated, test } from '../support/test';

/** A page of every kind that is made of text. */
const PAGES = [
  '/',
  '/docs/data-docs/getting-started',
  '/docs/data-docs/code-lists/bbr',
  '/docs/changelog',
  '/api/denmark/data',
  '/api/denmark/data/company-by-company-id',
];
const CONTROLS =
  'button, .button, input, select, textarea, [role="button"], label, form, search, nav, .theme-edit-this-page, [aria-label="Announcement"]';
/** Links to other pages, which are useless on paper, and examples, which become whole when a script has fetched them. */
const NOT_READ = `${CONTROLS}, .have, .segmented, .table-of-contents, .page-markdown, .page-foot, .ref-link, .ref-answers`;

test.use({ app: 'not-hydrated' });

/** Runs in the page: returns the visible texts of the content, in order. */
const textsSeen = (notRead: string) => {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const around = node.parentElement;
    if (text && around?.checkVisibility({ visibilityProperty: true }) && !around.closest(notRead)) texts.push(text);
  }
  return texts;
};

/** Texts with the address that the build writes: the app writes that of the page in its place. */
const seen = async (page: Page) => {
  const { origin } = new URL(page.url());
  return (await page.evaluate(textsSeen, NOT_READ)).map((text) => text.replaceAll(origin, SERVED));
};

/** Returns the links out of the site whose address is not printed. */
const withoutAddress = (page: Page) =>
  page
    .locator('main a[href^="http"]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter((link) => link.checkVisibility() && !getComputedStyle(link, '::after').content.includes(link.host))
        .map(({ href }) => href),
    );

/** Returns the beginnings of code that is cut off at the edge of the paper. */
const cutCode = (page: Page) =>
  page
    .locator('main pre')
    .evaluateAll((all) =>
      all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).map((pre) => pre.textContent?.slice(0, 80)),
    );

for (const path of PAGES)
  test(`${path} is printed the same before and after hydration: all content, no controls`, async ({ page }) => {
    const printed = async () => {
      await page.emulateMedia({ media: 'print' });
      const print = await seen(page);
      expect(await withoutAddress(page)).toEqual([]);
      expect(await cutCode(page)).toEqual([]);
      expect(await page.locator(CONTROLS).filter({ visible: true }).allTextContents()).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      // What is closed on the screen is printed, too. The fields of a type that several fields have are printed once.
      await page.locator('main details:not(.ref-use)').evaluateAll((all) => {
        for (const details of all as HTMLDetailsElement[]) details.open = true;
      });
      const screen = await seen(page);
      const left = [...print];
      const lost = screen.filter((text) => {
        const index = left.indexOf(text);
        if (index >= 0) left.splice(index, 1);
        return index < 0;
      });
      expect(screen.length).toBeGreaterThan(20);
      expect(lost).toEqual([]);
      return print;
    };
    await page.goto(path);
    const before = await printed();
    await openHydrated(page, path);
    expect(await printed()).toEqual(before);
  });
