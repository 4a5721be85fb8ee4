import type { Quality } from '../../src/quality/build/data';
import { ENGINES } from '../browsers/support/engines';
import { RUNS } from '../fixtures/madeUp';
import type { Outcome, Reports } from './reports';
import { linksOf, packagesOf } from './site';

const number = (value: number) => value.toLocaleString('en-GB');
const of = ({ passed, all }: Outcome) => `${number(passed)} of ${number(all)} cases`;

/** The table "What the tests found": what the last run of the test line reported, and what is counted in the build. */
export async function figuresOf({ outcome, notes, sum }: Reports, build: string): Promise<Quality['figures']> {
  const links = await linksOf(build);
  const violations = ENGINES.map(
    (engine) => `${sum(`violations in ${engine}`)} on ${sum(`pages in ${engine}`)} pages in ${engine}`,
  );
  const random = outcome('tests/reference/anything', 'src/translations/build/anything');
  return [
    {
      what: 'MDN HTTP Observatory, of 135 without a preloaded domain',
      figure: notes('HTTP Observatory').at(-1) ?? '',
      command: 'npx playwright test tests/e2e/hosting/headers',
    },
    {
      what: 'Bytes of the content security policy',
      figure: notes('policy bytes').at(-1) ?? '',
      command: 'npx playwright test tests/e2e/hosting/headers',
    },
    {
      what: 'Violations of that policy',
      figure: violations.join(', '),
      command: 'npx playwright test tests/e2e/hosting/violations tests/browsers/policy',
    },
    {
      what: `Journeys in ${ENGINES.join(', ')}`,
      figure: of(outcome('tests/browsers/journeys', 'tests/browsers/prefetch')),
      command: 'npx playwright test tests/browsers/journeys tests/browsers/prefetch',
    },
    {
      what: 'Addresses and encodings behind nginx',
      figure: of(outcome('tests/e2e/hosting/urls')),
      command: 'npx playwright test tests/e2e/hosting/urls',
    },
    {
      what: 'axe: WCAG 2.2 A and AA, best practice',
      figure: `${sum('axe violations')} violations in ${number(sum('axe states'))} states of all pages`,
      command: 'npx playwright test tests/e2e/pages tests/e2e/access tests/e2e/search/access tests/e2e/feedback',
    },
    {
      what: 'Journeys by keyboard alone',
      figure: of(outcome('tests/e2e/access/keyboard')),
      command: 'npx playwright test tests/e2e/access/keyboard',
    },
    {
      what: 'Faults while somebody reads',
      figure: of(outcome('tests/e2e/chrome')),
      command: 'npx playwright test tests/e2e/chrome',
    },
    {
      what: 'Faults of the API the build asks, and keys left behind',
      figure: of(outcome('src/translations/faults', 'src/translations/settings', 'tests/translations/canary')),
      command: 'npx vitest run translations',
    },
    {
      what: 'Texts of attackers that did anything in a browser',
      figure: `${sum('hostile faults')} of ${sum('hostile texts')}, in ${sum('hostile places')} places`,
      command: 'npx playwright test tests/e2e/hostile',
    },
    {
      what: 'Broken contracts told what and where',
      figure: of(outcome('tests/reference/broken')),
      command: 'npx vitest run tests/reference/broken',
    },
    {
      what: 'Made-up contracts and translations that broke a reader',
      figure: `${number((random.all - random.passed) * RUNS.numRuns)} of ${number(random.all * RUNS.numRuns)}`,
      command: 'npx vitest run anything',
    },
    {
      what: 'Broken links, anchors and images',
      figure: `${links.broken} of ${number(links.followed)}`,
      command: 'npm run check:links',
    },
    {
      what: 'Packages checked for licence, advisories and install scripts',
      figure: number(await packagesOf(build)),
      command: 'npx vitest run tests/supply',
    },
  ];
}
