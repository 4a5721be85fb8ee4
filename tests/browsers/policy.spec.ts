import { measured } from '../e2e/support/measured';
import { representatives } from '../e2e/support/representatives';
import { sitemapRoutes } from '../e2e/support/routes';
import { expect, faultsOf, open, test } from './support/test';

const NOWHERE = '/nothing-here';
const some = representatives();
/** Which pages each test opens. */
const SHARES: [name: string, routes: string[]][] = [
  ['every kind', [...some, '/search', NOWHERE]],
  ['all others @nightly', sitemapRoutes().filter((route) => !some.includes(route))],
];

test.use({ missing: [NOWHERE] });

// Not in Chromium, where tests/e2e/hosting/violations.spec.ts not only opens every page, but uses it.
for (const [name, routes] of SHARES)
  test(`pages are hydrated and keep to the policy: ${name}`, async ({ session, engine }) => {
    test.setTimeout(180_000);
    for (const route of routes) await open(session, route);
    const faults = await faultsOf(session);
    measured(`pages in ${engine}`, routes.length);
    measured(`violations in ${engine}`, faults.length);
    expect(faults).toEqual([]);
  });
