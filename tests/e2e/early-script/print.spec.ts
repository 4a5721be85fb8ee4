import type { Page } from '@playwright/test';
import { SERVED } from 'docusaurus-preset-portal/testing';
import { expect, openHydrated, test } from '../support/test';

/** A page of every kind that is made of text. */
const PAGES = ['/', '/docs/introduction', '/api/denmark/data', '/api/denmark/data/company-by-company-id'];
const CONTROLS = 'button, input, select, textarea, [role="button"], label, form, search, nav, .theme-edit-this-page';
/** Links to other pages, which are useless on paper, and examples, which become whole when a script has fetched them. */
const NOT_READ = `${CONTROLS}, .segmented, .table-of-contents, .page-markdown, .page-foot, .ref-link, .ref-answers`;

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

for (const path of PAGES)
  test(`${path} is printed the same before and after hydration: all content, no controls`, async ({ page }) => {
    const printed = async () => {
      await page.emulateMedia({ media: 'screen' });
      const screen = await seen(page);
      await page.emulateMedia({ media: 'print' });
      const print = await seen(page);
      const left = [...print];
      const lost = screen.filter((text) => {
        const index = left.indexOf(text);
        if (index >= 0) left.splice(index, 1);
        return index < 0;
      });
      expect(screen.length).toBeGreaterThan(20);
      expect(lost).toEqual([]);
      expect(await page.locator(CONTROLS).filter({ visible: true }).allTextContents()).toEqual([]);
      return print;
    };
    await page.goto(path);
    const before = await printed();
    await openHydrated(page, path);
    expect(await printed()).toEqual(before);
  });
