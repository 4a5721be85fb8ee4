import { NIGHTLY } from '../e2e/support/cover';
import { measured } from '../e2e/support/measured';
import { sitemapRoutes } from '../e2e/support/routes';
import { expect, faultsOf, open, test } from './support/test';

const NOWHERE = '/nothing-here';

test.use({ missing: [NOWHERE] });

// The journeys, too, fail on what the policy refuses. Not in Chromium, where tests/e2e/hosting/violations.spec.ts not only opens every page, but uses it.
test(`pages are hydrated and keep to the policy${NIGHTLY}`, async ({ session, engine }) => {
  test.setTimeout(360_000);
  const routes = [...sitemapRoutes(), '/search', NOWHERE];
  for (const route of routes) await open(session, route);
  const faults = await faultsOf(session);
  measured(`pages in ${engine}`, routes.length);
  measured(`violations in ${engine}`, faults.length);
  expect(faults).toEqual([]);
});
