import { NIGHTLY } from '../support/cover';
import { operations, sitemapRoutes } from '../support/routes';
import { accessibleIn, chosenStates, isChosen, otherStates } from './accessible';
import { brokenCode } from './brokenCode';
import { nothingCutOff } from './cutOff';
import { designSystem } from './designSystem';
import { fieldLinks } from './fieldLinks';
import { font } from './font';
import { formFields } from './formFields';
import { contents, headingLinks } from './headingLinks';
import { landmarks } from './landmarks';
import { narrowLayout, wideLayout } from './layout';
import { overviewLayout } from './overviewLayout';
import { panels } from './panels';
import { leftEdge, lineLength, phone } from './shell';
import { stableLayout } from './stableLayout';
import { expect, test } from './test';
import type { Check } from './visit';
import { firstVisit, size } from './weight';

/**
 * One visit of a page. Each check for all pages is in this list, because opening a page costs more than most checks.
 * Checks that depend on width, colour mode and open parts run in one state of the chosen pages, at night in all states
 * of all pages. The window becomes narrow once, because each new width causes a layout.
 */
const checks = (route: string, index: number): Check[] => [
  firstVisit,
  stableLayout,
  font,
  size,
  landmarks,
  designSystem,
  headingLinks,
  contents,
  leftEdge,
  lineLength,
  ...(isChosen(route) ? [wideLayout] : []),
  overviewLayout,
  brokenCode,
  phone,
  narrowLayout,
  designSystem,
  accessibleIn(chosenStates(route, index)),
  fieldLinks(6),
  formFields,
];

/** All pages, including those outside the sitemap. */
const routes = [...sitemapRoutes(), '/index-page', '/search?q=egenkapital', '/docs/authentification'];

/** Operation pages come from one generator: of those without new elements, one of this many is opened on a change. */
const SHARE = 3;
const isForTheNight = (route: string) =>
  operations.includes(route) && !isChosen(route) && operations.indexOf(route) % SHARE !== 0;

for (const [index, route] of routes.entries()) {
  const accessible = isChosen(route) ? 'accessible, ' : '';
  const when = isForTheNight(route) ? NIGHTLY : '';
  test(`${route}: ${accessible}nothing overflows or breaks, light, fields have links and a form${when}`, async ({
    visit,
  }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    const visited = await visit(route);
    for (const check of checks(route, index)) faults.push(...(await check(visited)));
    expect(faults).toEqual([]);
  });

  test(`${route}: the same in its other states @nightly`, async ({ visit }) => {
    test.setTimeout(180_000);
    const visited = await visit(route);
    expect([...(await wideLayout(visited)), ...(await accessibleIn(otherStates(route, index))(visited))]).toEqual([]);
  });
}

for (const route of operations)
  test(`request and response of ${route} are at its top, and in view, and phones cut nothing off`, async ({
    visit,
  }) => {
    const visited = await visit(route);
    expect([...(await panels(visited)), ...(await nothingCutOff(visited))]).toEqual([]);
  });

for (const route of operations)
  test(`every field of ${route} opens from a link @nightly`, async ({ visit }) => {
    test.setTimeout(180_000);
    expect(await fieldLinks(Number.POSITIVE_INFINITY)(await visit(route))).toEqual([]);
  });
