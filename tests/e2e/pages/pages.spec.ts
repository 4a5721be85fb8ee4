import { NIGHTLY } from '../support/cover';
import { operations, sitemapRoutes } from '../support/routes';
import { accessibleIn, chosenStates, isChosen, otherStates } from './accessible';
import { fieldLinks } from './fieldLinks';
import { firstParameter } from './firstParameter';
import { formFields } from './formFields';
import { headingLinks } from './headingLinks';
import { landmarks } from './landmarks';
import { narrowLayout, wideLayout } from './layout';
import { expect, test } from './test';
import type { Check } from './visit';
import { firstVisit, size } from './weight';

/**
 * One visit of a page: whatever is asked of each page is a check of this list, because opening a page costs more
 * than most questions to it. What depends on the width, the colour mode and what is open is asked in one state
 * of the pages that are chosen; at night in all of each page. The window becomes narrow once: each new width lays the
 * page out anew.
 */
const checks = (route: string, index: number): Check[] => [
  firstVisit,
  size,
  landmarks,
  headingLinks,
  ...(isChosen(route) ? [wideLayout] : []),
  firstParameter,
  narrowLayout,
  accessibleIn(chosenStates(route, index)),
  fieldLinks(6),
  formFields,
];

/** Every page there is, and those that no sitemap lists. */
const routes = [...sitemapRoutes(), '/index-page', '/search?q=egenkapital', '/docs/authentification'];

/** One generator makes the pages of operations: of those that show nothing new, one of so many is opened for a change. */
const SHARE = 3;
const isForTheNight = (route: string) =>
  operations.includes(route) && !isChosen(route) && operations.indexOf(route) % SHARE !== 0;

for (const [index, route] of routes.entries()) {
  const judged = isChosen(route) ? 'accessible, ' : '';
  const when = isForTheNight(route) ? NIGHTLY : '';
  test(`${route}: ${judged}nothing overflows or breaks, light, fields have links and a form${when}`, async ({
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
  test(`every field of ${route} opens from a link @nightly`, async ({ visit }) => {
    test.setTimeout(180_000);
    expect(await fieldLinks(Number.POSITIVE_INFINITY)(await visit(route))).toEqual([]);
  });
