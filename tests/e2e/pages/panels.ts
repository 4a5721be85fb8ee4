import type { Page } from '@playwright/test';
import { measured } from '../support/measured';
import type { Check, Visit } from './visit';

/** Maximum distance in px from the heading of a response to its first field. */
const MAX_PREAMBLE = 90;

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

/** Returns a fault for each position that is above its limit or missing. */
async function above({ page, route }: Visit, limits: Partial<Positions>): Promise<string[]> {
  const figures = await page.evaluate(positions);
  for (const [name, y] of Object.entries(figures)) measured(`${name}, ${route}`, y);
  return Object.entries(limits)
    .filter(([name, limit]) => !((figures[name as keyof Positions] ?? Number.NaN) <= limit))
    .map(([name, limit]) => `${name}: ${figures[name as keyof Positions]}, at most ${limit}`);
}

/** Checks that the first field is close below the heading of its response. */
export const firstField: Check = async ({ page, route }) => {
  const distance = await page.evaluate(() => {
    const heading = document.getElementById('responses');
    const field = document.querySelector('.ref-response .ref-media .ref-props > li');
    if (!heading || !field) return Number.NaN;
    return Math.round(field.getBoundingClientRect().top - heading.getBoundingClientRect().bottom);
  });
  measured(`Distance from heading to first field, ${route}`, distance);
  return distance >= 0 && distance <= MAX_PREAMBLE ? [] : [`the first field is ${distance} px below its heading`];
};

/**
 * Checks that request and response are at the top of an operation page, and in view at every scroll position where they
 * have a column of their own.
 */
export const panelsBeside: Check = async (visit) => [
  ...(await above(visit, { request: 260, response: 400 })),
  ...(await visit.page.evaluate(outOfView)).map((y) => `a panel is out of view at y = ${y}`),
];

/** Checks that the request and the first parameter are near the top where panels have no column of their own. */
export const panelsOnTablet: Check = (visit) => above(visit, { request: 900, parameter: 2 * 768 });

/** Checks the same on a phone, whose limits leave out the announcement, and that both panels are short. */
export const panelsOnPhone: Check = async (visit) => {
  const { page } = visit;
  const bar = await heightOf(page, '[aria-label="Announcement"]');
  const requestHeight = await heightOf(page, '.ref-samples');
  const isPost = (await page.locator('.ref-samples .ref-method').textContent()) === 'POST';
  const faults = await above(visit, { title: 110 + bar, parameter: (isPost ? 1280 : 1030) + bar });
  const code = await page
    .locator('.ref-samples pre:visible')
    .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  await page.getByRole('radio', { name: 'Response', exact: true }).check();
  const responseHeight = await heightOf(page, '.ref-answers');
  await page.getByRole('radio', { name: 'Request', exact: true }).check();
  return [
    ...faults,
    ...(requestHeight > (isPost ? 500 : 300) ? [`request: ${requestHeight} px high`] : []),
    ...(code.clientHeight < Math.min(code.scrollHeight, 300) ? [`a request scrolls in ${code.clientHeight} px`] : []),
    ...(responseHeight > 340 ? [`response: ${responseHeight} px high`] : []),
  ];
};
