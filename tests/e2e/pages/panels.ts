import type { Page } from '@playwright/test';
import { measured } from '../support/measured';
import { type Check, resize } from './visit';

/** Runs in the page: returns the positions of title, panels and first parameter, in px from the top of the page. */
function positions() {
  const topOf = (selector: string) => {
    const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    return shown ? Math.round(shown.getBoundingClientRect().top + window.scrollY) : Number.NaN;
  };
  return {
    title: topOf('main h1'),
    request: topOf('.ref-samples pre code'),
    response: topOf('.ref-answers pre code'),
    parameter: topOf('[id^="path."], [id^="query."], [id^="header."], [id^="body."]'),
    page: document.documentElement.scrollHeight,
  };
}

type Positions = ReturnType<typeof positions>;

/** Runs in the page: scrolls through it, and returns the positions at which request or response is out of view. */
async function outOfView(): Promise<number[]> {
  const panels = [...document.querySelectorAll('.ref-samples pre, .ref-answers pre')].filter((one) =>
    one.checkVisibility(),
  );
  /** Two lines of code. */
  const least = 40;
  const isSeen = (panel: Element) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= least;
  };
  const faults: number[] = [];
  const last = document.documentElement.scrollHeight - window.innerHeight;
  for (let step = 0; step <= 12; step += 1) {
    window.scrollTo(0, (last * step) / 12);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (panels.length !== 2 || !panels.every(isSeen)) faults.push(Math.round(window.scrollY));
  }
  window.scrollTo(0, 0);
  return faults;
}

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((panel) => Math.round(panel.getBoundingClientRect().height));

/** Returns a fault for each figure above its limit, or that is missing. */
const above = (width: number, figures: Partial<Positions>, limits: Partial<Positions>): string[] =>
  Object.entries(limits)
    .filter(([name, limit]) => !((figures[name as keyof Positions] ?? Number.NaN) <= limit))
    .map(([name, limit]) => `${name} at ${width} px: ${figures[name as keyof Positions]}, at most ${limit}`);

/**
 * Checks that request and response are at the top of an operation page, and in view at every scroll position where they
 * have a column of their own. With the announcement bar, whose height the limits on a phone leave out.
 */
export const panels: Check = async ({ page, route }) => {
  const at = async (width: number, height: number): Promise<Positions> => {
    await resize(page, width, height);
    const figures = await page.evaluate(positions);
    for (const [name, y] of Object.entries(figures)) measured(`${name} at ${width} px, ${route}`, y);
    return figures;
  };
  const wide = await at(1440, 900);
  const hidden = await page.evaluate(outOfView);
  const tablet = await at(1024, 768);
  const phone = await at(390, 844);
  const bar = await heightOf(page, '[aria-label="Announcement"]');
  const requestHeight = await heightOf(page, '.ref-samples');
  const isPost = (await page.locator('.ref-samples .ref-method').textContent()) === 'POST';
  const code = await page
    .locator('.ref-samples pre:visible')
    .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  await page.getByRole('radio', { name: 'Response', exact: true }).check();
  const responseHeight = await heightOf(page, '.ref-answers');
  await page.getByRole('radio', { name: 'Request', exact: true }).check();
  return [
    ...above(1440, wide, { request: 260, response: 400 }),
    ...hidden.map((y) => `a panel is out of view at y = ${y}`),
    ...above(1024, tablet, { request: 900, parameter: 2 * 768 }),
    ...above(390, phone, { title: 110 + bar, parameter: (isPost ? 1280 : 1030) + bar }),
    ...(requestHeight > (isPost ? 500 : 300) ? [`request on a phone: ${requestHeight} px high`] : []),
    ...(code.clientHeight < Math.min(code.scrollHeight, 300) ? [`a request scrolls in ${code.clientHeight} px`] : []),
    ...(responseHeight > 340 ? [`response on a phone: ${responseHeight} px high`] : []),
  ];
};
