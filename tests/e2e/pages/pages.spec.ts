import { part } from '../../support/cover';
import { isNight } from '../support/cover';
import { representatives } from '../support/representatives';
import { operations, sitemapRoutes } from '../support/routes';
import { accessibleIn, isChosen, statesOf } from './accessible';
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
import { panelsBeside, panelsOnPhone } from './panels';
import { leftEdge, phone } from './shell';
import { stableLayout } from './stableLayout';
import { expect, test } from './test';
import { type Check, isReference, NARROW, resize, type Visit, WIDE } from './visit';
import { firstVisit, size } from './weight';

type Sizes = [width: number, height: number, checks: Check[]][];

/** Pages that together have every element, class and data attribute. */
const withAllElements = new Set(representatives());

/**
 * One visit of a page. Each check for all pages is in this list, because opening a page costs more than most checks.
 * They are grouped by the size of the window, because each new width causes a layout: in `npm test` a page has the
 * widths between only if others do not have all its elements; in `npm run test:all` every reference has them, and
 * those pages all their fields and other states. At night every page has all.
 */
function visitOf(route: string): Sizes {
  const isOperation = operations.includes(route);
  const isSeenInAll = withAllElements.has(route) || isChosen(route);
  const isWhole = isNight || (part === 'all' && isSeenInAll);
  const states = statesOf(route, isWhole);
  const statesAt = (width: number) => accessibleIn(states.filter(([one, isOpen]) => one === width && !isOpen));
  const open = accessibleIn(states.filter(([, isOpen]) => isOpen));
  const wide = [firstVisit, stableLayout, font, size, landmarks, designSystem, headingLinks, contents, leftEdge];
  const between: Sizes = [
    [1440, 900, [overviewLayout, brokenCode, ...(isOperation ? [panelsBeside] : [])]],
    [1024, 768, [brokenCode]],
  ];
  return [
    [WIDE, 800, [...wide, names, ...(isWhole || isChosen(route) ? [wideLayout] : []), statesAt(WIDE)]],
    ...(isSeenInAll || isNight || (part === 'all' && isReference(route)) ? between : []),
    [390, 844, [brokenCode, phone, ...(isOperation ? [panelsOnPhone, nothingCutOff] : [])]],
    [320, 256, [narrowLayout]],
    [NARROW, 800, [wordsInNarrow, designSystem, statesAt(NARROW)]],
    // Nothing closes the parts again that these open.
    [NARROW, 800, [...(isOperation ? [fieldLinks(isWhole ? Number.POSITIVE_INFINITY : 3)] : []), open]],
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
}
