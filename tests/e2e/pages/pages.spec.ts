import { NIGHTLY } from '../support/cover';
import { representatives } from '../support/representatives';
import { operations, sitemapRoutes } from '../support/routes';
import { accessibleIn, chosenStates, isChosen, otherStates } from './accessible';
import { brokenCode } from './brokenCode';
import { nothingCutOff } from './cutOff';
import { designSystem } from './designSystem';
import { fieldLinks } from './fieldLinks';
import { font } from './font';
import { contents, headingLinks } from './headingLinks';
import { landmarks } from './landmarks';
import { narrowLayout, wideLayout, wordsInNarrow } from './layout';
import { names } from './names';
import { overviewLayout } from './overviewLayout';
import { firstField, panelsBeside, panelsOnPhone, panelsOnTablet } from './panels';
import { leftEdge, lineLength, phone } from './shell';
import { stableLayout } from './stableLayout';
import { expect, test } from './test';
import { type Check, isReference, NARROW, resize, type Visit, WIDE } from './visit';
import { firstVisit, size } from './weight';

type Sizes = [width: number, height: number, checks: Check[]][];

/** Pages that together have every element, class and data attribute. */
const withAllElements = new Set(representatives());

/** True for a page that is visited in all widths on every change. */
const isSeenInAll = (route: string) => withAllElements.has(route) || isChosen(route);

/** Checks in the widths between those of a phone and of the widest window. */
function between(route: string): Sizes {
  const isOperation = operations.includes(route);
  return [
    [1440, 900, [overviewLayout, brokenCode, ...(isOperation ? [firstField, panelsBeside] : [])]],
    [1024, 768, [brokenCode, ...(isOperation ? [panelsOnTablet] : [])]],
  ];
}

/**
 * One visit of a page. Each check for all pages is in this list, because opening a page costs more than most checks.
 * They are grouped by the size of the window, because each new width causes a layout: a page has the widths between
 * only if others do not have all its elements. Accessibility is checked on the page of each kind.
 */
function visitOf(route: string): Sizes {
  const isOperation = operations.includes(route);
  const states = chosenStates(route);
  const statesAt = (width: number) => accessibleIn(states.filter(([one]) => one === width));
  const wide = [firstVisit, stableLayout, font, size, landmarks, designSystem, headingLinks, contents, leftEdge];
  return [
    [WIDE, 800, [...wide, lineLength, names, ...(isChosen(route) ? [wideLayout] : []), statesAt(WIDE)]],
    ...(isSeenInAll(route) ? between(route) : []),
    [390, 844, [brokenCode, phone, ...(isOperation ? [panelsOnPhone, nothingCutOff] : [])]],
    [320, 256, [narrowLayout]],
    [NARROW, 800, [wordsInNarrow, designSystem, statesAt(NARROW), ...(isOperation ? [fieldLinks(3)] : [])]],
  ];
}

async function faultsOf(visit: Visit, sizes: Sizes): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height, checks] of sizes) {
    await resize(visit.page, width, height);
    for (const check of checks) faults.push(...(await check(visit)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/** All pages, including those outside the sitemap. */
const routes = [...sitemapRoutes(), '/index-page', '/search?q=egenkapital', '/docs/authentification'];

for (const route of routes) {
  const accessible = isChosen(route) ? 'accessible, ' : '';
  test(`${route}: ${accessible}nothing overflows or breaks, light, fields have links`, async ({ visit }) => {
    test.setTimeout(180_000);
    expect(await faultsOf(await visit(route), visitOf(route))).toEqual([]);
  });

  if (!isSeenInAll(route))
    test(`${route}: the widths between${isReference(route) ? '' : NIGHTLY}`, async ({ visit }) => {
      expect(await faultsOf(await visit(route), between(route))).toEqual([]);
    });

  const when = isSeenInAll(route) ? '' : NIGHTLY;
  test(`${route}: the same in its other states, and every field${when}`, async ({ visit }) => {
    test.setTimeout(180_000);
    const checks = [wideLayout, accessibleIn(otherStates(route))];
    if (operations.includes(route)) checks.push(fieldLinks(Number.POSITIVE_INFINITY));
    expect(await faultsOf(await visit(route), [[WIDE, 800, checks]])).toEqual([]);
  });
}
