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
  const STEPS = 3;
  /** Two lines of code. */
  const least = 40;
  const isSeen = (panel: Element) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= least;
  };
  const faults: number[] = [];
  const last = document.documentElement.scrollHeight - window.innerHeight;
  for (let step = 0; step <= STEPS; step += 1) {
    window.scrollTo(0, (last * step) / STEPS);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (panels.length !== 2 || !panels.every(isSeen)) faults.push(Math.round(window.scrollY));
  }
  window.scrollTo(0, 0);
  return faults;
}

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

/** Runs in the page: returns the heights of the announcement and of both panels of a phone, and leaves the request shown. */
function onPhone() {
  const heightOf = (selector: string) =>
    Math.round(document.querySelector(selector)?.getBoundingClientRect().height ?? Number.NaN);
  const show = (panel: string) => document.querySelector<HTMLInputElement>(`#panel-${panel}`)?.click();
  const code = [...document.querySelectorAll('.ref-samples pre')].find((one) => one.checkVisibility());
  const request = {
    bar: heightOf('[aria-label="Announcement"]'),
    request: heightOf('.ref-samples'),
    isPost: document.querySelector('.ref-samples .ref-method')?.textContent === 'POST',
    code: { clientHeight: code?.clientHeight ?? 0, scrollHeight: code?.scrollHeight ?? Number.NaN },
  };
  show('response');
  const response = heightOf('.ref-answers');
  show('request');
  return { ...request, response };
}

/** Checks the same on a phone, whose limits leave out the announcement, and that both panels are short. */
export const panelsOnPhone: Check = async (visit) => {
  const { bar, request, isPost, code, response } = await visit.page.evaluate(onPhone);
  const isWhole = code.clientHeight >= Math.min(code.scrollHeight, 300);
  return [
    ...(await above(visit, { title: 110 + bar, parameter: (isPost ? 1280 : 1030) + bar })),
    ...(request > 0 && request <= (isPost ? 500 : 300) ? [] : [`request: ${request} px high`]),
    ...(isWhole ? [] : [`a request scrolls in ${code.clientHeight} px`]),
    ...(response > 0 && response <= 340 ? [] : [`response: ${response} px high`]),
  ];
};
