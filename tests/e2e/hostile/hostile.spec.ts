import { expect } from '@playwright/test';
import { apis } from '#site';
import { HOSTILE_PAGES } from '../../changed-site/change';
import { ESCAPES, hostile, POSITIONS } from '../../fixtures/hostile';
import { at, test } from '../support/changedSite';
import { measured } from '../support/measured';
import { untilResponsive } from '../support/test';

declare global {
  interface Window {
    /** Function that hostile texts call if something runs them. */
    hacked?: () => void;
    wasHacked?: boolean;
  }
}

const OVERVIEW = at(apis.at(-1)?.route ?? '');

// The fixture also fails the test on console errors and on requests to other hosts.

const routes = [OVERVIEW, ...Array.from({ length: HOSTILE_PAGES }, (_, index) => `${OVERVIEW}/hostile-${index}`)];

test('a contract written by an attacker is built, shown and never run', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    window.hacked = () => {
      window.wasHacked = true;
    };
  });
  page.on('dialog', (dialog) => {
    throw new Error(`A page opened a dialog: ${dialog.message()}`);
  });
  const faults: string[] = [];
  for (const name of routes) {
    await page.goto(name);
    await untilResponsive(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
      for (const element of document.querySelectorAll('main *'))
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    });
    const found = await page.evaluate(
      (overview) => ({
        hacked: window.wasHacked === true,
        foreign: [
          ...document.querySelectorAll(
            'main :is(script,iframe,object,embed,form[action],meta[http-equiv],base,style,img)',
          ),
        ].map(({ outerHTML }) => outerHTML.slice(0, 100)),
        unsafe: [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
          .filter(({ protocol }) => !/^(https?|mailto):$/.test(protocol))
          .map(({ href }) => href.slice(0, 100)),
        text: document.querySelector('main')?.textContent?.length ?? 0,
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        elsewhere: !location.pathname.startsWith(overview),
      }),
      OVERVIEW,
    );
    if (found.hacked) faults.push(`${name}: ran`);
    if (found.elsewhere) faults.push(`${name}: led away`);
    if (found.foreign.length > 0) faults.push(`${name}: ${found.foreign.join(' ')}`);
    if (found.unsafe.length > 0) faults.push(`${name}: ${found.unsafe.join(' ')}`);
    if (found.text < 200) faults.push(`${name}: ${found.text} characters to read`);
    const at = routes.indexOf(name) - 1;
    const title = await page.title();
    // The OpenAPI plugin makes single quotes of double ones; a title with code is Markdown.
    const expected = ESCAPES[at]?.replaceAll('"', "'") ?? '';
    if (!expected.includes('`') && !title.startsWith(expected)) faults.push(`${name}: is ${title}`);
    if (found.wide > 0) faults.push(`${name}: scrolls sideways by ${found.wide} px`);
  }
  measured('hostile places', hostile.length * POSITIONS);
  measured('hostile texts', hostile.length);
  measured('hostile faults', faults.length);
  expect(faults).toEqual([]);
});
