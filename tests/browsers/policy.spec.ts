import { NIGHTLY } from '../e2e/support/cover';
import { measured } from '../e2e/support/measured';
import { sitemapRoutes } from '../e2e/support/routes';
import { expect, faultsOf, open, test } from './support/test';

const NOWHERE = '/nothing-here';

test.use({ missing: [NOWHERE] });

// Journeys also fail on violations of the content policy, and so does every test in Chromium.
test(`pages are hydrated and keep to the policy${NIGHTLY}`, async ({ session, engine }) => {
  test.setTimeout(360_000);
  // Last: Firefox reports the files of the search that still load when its page is left.
  const routes = [...sitemapRoutes(), NOWHERE, '/search'];
  for (const route of routes) await open(session, route);
  const faults = await faultsOf(session);
  measured(`pages in ${engine}`, routes.length);
  measured(`violations in ${engine}`, faults.length);
  expect(faults).toEqual([]);
});
