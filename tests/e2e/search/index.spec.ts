import { MAX_PAGES, resultGroups } from 'docusaurus-preset-portal/testing';
import { builtSearch } from '../../search/builtSearch';
import { type ExpectedQuery, expectedQueries } from '../../search/expectedQueries';
import { triesAll } from '../../support/cover';
import { expect, open, test } from '../support/test';

/** Number of queries of each kind in the dialog; `tests/search/index.run.test.ts` runs more without a browser. */
const OF_EACH_KIND = triesAll ? 6 : 1;
/** Minimum number of kinds in a complete list of queries. */
const LEAST_KINDS = 10;

/** Returns queries of each kind, evenly distributed. */
function sample(queries: readonly ExpectedQuery[]): string[] {
  return [...new Set(queries.map(({ kind }) => kind))].flatMap((wanted) => {
    const some = queries.filter(({ kind }) => kind === wanted);
    return Array.from(
      { length: OF_EACH_KIND },
      (_, at) => some[Math.floor((at * some.length) / OF_EACH_KIND)]?.q ?? '',
    );
  });
}

test('the dialog lists what the search finds without a browser', async ({ page }) => {
  test.slow();
  const queries = sample(expectedQueries());
  expect(queries.length).toBeGreaterThanOrEqual(LEAST_KINDS * OF_EACH_KIND);
  const search = builtSearch();
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  for (const query of queries) {
    const found = await search.find(query, undefined, MAX_PAGES);
    const listed = resultGroups({ query, ...found, state: 'ready' }).flatMap(({ options }) =>
      options.map(({ record: { href } }) => href),
    );
    expect(listed.length, query).toBeGreaterThan(0);
    await field.fill(query);
    await expect
      .poll(() => page.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('href'))), query)
      .toEqual(listed);
  }
});
