import type { Page } from '@playwright/test';
import { axeFaults, colourFaults, modeOf, shapeOf, switchMode } from '../support/axe';
import { isNight } from '../support/cover';
import { type Check, isReference, NARROW, resize, WIDE } from './visit';

/** Opens every nested schema and note, and shows the last tab of every group. */
const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    for (const group of document.querySelectorAll('main .ref-tabs'))
      [...group.querySelectorAll<HTMLInputElement>(':scope > .ref-tablist > input[type="radio"]')].at(-1)?.click();
  });

/** A width, and whether all closed parts are open. */
type State = [width: number, isOpen: boolean];

/** Returns the findings of axe for a state of the page, in light mode and then in dark mode. */
async function findingsOf(page: Page, [width, isOpen]: State): Promise<string[]> {
  await resize(page, width);
  if (isOpen) await openEverything(page);
  // Axe takes what a sticky bar covers for a target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const state = `${isOpen ? 'everything open' : 'as opened'} at ${width} px`;
  const named = async (found: string[]) => {
    const mode = await modeOf(page);
    return found.map((fault) => `${mode}, ${state}: ${fault}`);
  };
  const shape = await shapeOf(page);
  const faults = await named(await axeFaults(page));
  await switchMode(page);
  // In the other mode only colours differ, so rules about elements and positions are skipped.
  const isSame = (await shapeOf(page)) === shape;
  return [...faults, ...(await named(await (isSame ? colourFaults(page) : axeFaults(page))))];
}

/** One short page of each kind. */
const KINDS = [
  '/',
  '/docs/errors',
  '/api/denmark/advisor',
  '/api/service-api/request-counts-usage',
  '/search?q=egenkapital',
  '/docs/authentification',
];
/** Returns true for the page of its kind that `npm test` checks with axe. */
export const isChosen = (route: string) => KINDS.includes(route);

/**
 * Returns the states in which axe checks a page: at night all; else that of a page of a kind, by turns in both widths and
 * with everything open.
 *
 * @param isWhole Adds one in which `npm run test:all` checks it: a reference with everything open, others as opened.
 */
export function statesOf(route: string, isWhole: boolean): State[] {
  const opened = isReference(route) ? [false, true] : [false];
  const all = opened.flatMap((isOpen): State[] => [
    [WIDE, isOpen],
    [NARROW, isOpen],
  ]);
  if (isNight) return all;
  const isFirst = KINDS.indexOf(route) % 2 === 0;
  const ofKind = isChosen(route) ? all.at(isFirst ? 0 : -1) : undefined;
  const [wide, narrow] = all.slice(-2);
  const inTurn = isWhole ? (route.length % 2 === 0 ? wide : narrow) : undefined;
  return all.filter((state) => state === ofKind || state === inTurn);
}

/** Runs axe on states of a page. */
export const accessibleIn =
  (states: State[]): Check =>
  async ({ page }) => {
    const faults: string[] = [];
    for (const state of states) faults.push(...(await findingsOf(page, state)));
    return faults;
  };
