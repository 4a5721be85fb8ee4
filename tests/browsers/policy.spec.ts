import { measured } from '../e2e/support/measured';
import { sitemapRoutes } from '../e2e/support/routes';
import { expect, faultsOf, open, test } from './support/test';

/** So many tests share the pages. */
const PARTS = 4;
const NOWHERE = '/nothing-here';
const routes = [...sitemapRoutes(), '/search', NOWHERE];

test.use({ missing: [NOWHERE] });

// Not in Chromium, where tests/e2e/hosting/violations.spec.ts not only opens every page, but uses it.
for (let part = 0; part < PARTS; part += 1)
  test(`every page is hydrated and keeps to the policy, part ${part + 1} of ${PARTS}`, async ({ session, engine }) => {
    test.setTimeout(180_000);
    const mine = routes.filter((_, at) => at % PARTS === part);
    for (const route of mine) await open(session, route);
    const faults = await faultsOf(session);
    measured(`pages in ${engine}`, mine.length);
    measured(`violations in ${engine}`, faults.length);
    expect(faults).toEqual([]);
  });
