import type { Page } from '@playwright/test';
import { axeFaults, colourFaults, modeOf, shapeOf, switchMode } from '../support/axe';
import { part } from '../support/cover';
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

/** Returns all states of a page. Those with everything open come last, because nothing closes the parts again. */
const statesOf = (route: string): State[] => [
  [WIDE, false],
  [NARROW, false],
  ...(isReference(route)
    ? ([
        [WIDE, true],
        [NARROW, true],
      ] as State[])
    : []),
];

/** Returns the state in which `npm test` checks a chosen page. Both widths occur, and everything open. */
export const chosenStates = (route: string): State[] =>
  isChosen(route)
    ? statesOf(route)
        .slice(KINDS.indexOf(route) % 2 === 0 ? 0 : -1)
        .slice(0, 1)
    : [];

/** True for a state that `npm run test:all` checks: each page in one of the widths, a reference with everything open. */
const isInTurn = (route: string, [width, isOpen]: State): boolean =>
  (width === WIDE) === (route.length % 2 === 0) && isOpen === isReference(route);

/** Returns the states that `npm test` does not check; at night all. */
export const otherStates = (route: string): State[] =>
  statesOf(route)
    .filter((state) => !chosenStates(route).map(String).includes(String(state)))
    .filter((state) => part !== 'others' || isInTurn(route, state));

/** Runs axe on states of a page. */
export const accessibleIn =
  (states: State[]): Check =>
  async ({ page }) => {
    const faults: string[] = [];
    for (const state of states) faults.push(...(await findingsOf(page, state)));
    return faults;
  };
