import type { Page } from '@playwright/test';
import { axeFaults, colourFaults, modeOf, shapeOf, switchMode } from '../support/axe';
import { representatives } from '../support/representatives';
import { type Check, isReference, NARROW, resize, WIDE } from './visit';

/** Opens every nested schema and note, and shows the last tab of every group. */
const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    for (const group of document.querySelectorAll('main .ref-tabs'))
      [...group.querySelectorAll<HTMLInputElement>(':scope > input[type="radio"]')].at(-1)?.click();
  });

/** A width, and whether everything that opens is open. */
type State = [width: number, isOpen: boolean];

/** What axe finds in a state of the page, in light mode and in dark mode, in which it stays. */
async function judged(page: Page, [width, isOpen]: State): Promise<string[]> {
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
  // In the other mode it is the same page in other colours: what judges elements and places would find the same again.
  const isSame = (await shapeOf(page)) === shape;
  return [...faults, ...(await named(await (isSame ? colourFaults(page) : axeFaults(page))))];
}

const narrowState = (route: string): State => [NARROW, isReference(route)];
const kinds = representatives();
/** Whether a page has an element, a class or a data attribute that none of the others of its kind has. */
export const isChosen = (route: string) => kinds.includes(route);

/**
 * The state in which a page is judged for every change, by turns at both widths, if it is one of those that are chosen.
 * One generator makes the other pages of the reference; what writers add to the other guides is Markdown, whose
 * headings, links and pictures its own rules judge.
 */
export const chosenStates = (route: string, index: number): State[] =>
  isChosen(route) ? [index % 2 === 0 ? [WIDE, false] : narrowState(route)] : [];

/** The states in which a page was not judged. */
export const otherStates = (route: string, index: number): State[] => {
  const chosen = chosenStates(route, index).map(String);
  const all: State[] = [
    [WIDE, false],
    [NARROW, false],
  ];
  if (isReference(route)) all.push([WIDE, true], [NARROW, true]);
  return all.filter((state) => !chosen.includes(String(state))).sort(([, a], [, b]) => Number(a) - Number(b));
};

/** axe over states of a page; the ones with everything open come last, because nothing closes it again. */
export const accessibleIn =
  (states: State[]): Check =>
  async ({ page }) => {
    const faults: string[] = [];
    for (const state of states) faults.push(...(await judged(page, state)));
    return faults;
  };
