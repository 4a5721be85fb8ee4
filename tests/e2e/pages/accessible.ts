import type { Page } from '@playwright/test';
import { axeFaults, colourFaults, modeOf, shapeOf, switchMode } from '../support/axe';
import { representatives } from '../support/representatives';
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

const narrowState = (route: string): State => [NARROW, isReference(route)];
const kinds = representatives();
/** Returns true if a page has an element, class or data attribute that no other page of its kind has. */
export const isChosen = (route: string) => kinds.includes(route);

/**
 * Returns the state in which a chosen page is checked on every change, alternating between both widths. All other pages
 * of the reference come from one generator, and all other guides from Markdown, whose headings, links and pictures have
 * their own rules.
 */
export const chosenStates = (route: string, index: number): State[] =>
  isChosen(route) ? [index % 2 === 0 ? [WIDE, false] : narrowState(route)] : [];

/** Returns the states in which a page was not checked. */
export const otherStates = (route: string, index: number): State[] => {
  const chosen = chosenStates(route, index).map(String);
  const all: State[] = [
    [WIDE, false],
    [NARROW, false],
  ];
  if (isReference(route)) all.push([WIDE, true], [NARROW, true]);
  return all.filter((state) => !chosen.includes(String(state))).sort(([, a], [, b]) => Number(a) - Number(b));
};

/** Runs axe on states of a page. States with everything open come last, because nothing closes the parts again. */
export const accessibleIn =
  (states: State[]): Check =>
  async ({ page }) => {
    const faults: string[] = [];
    for (const state of states) faults.push(...(await findingsOf(page, state)));
    return faults;
  };
