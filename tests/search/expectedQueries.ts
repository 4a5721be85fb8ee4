import { readFileSync } from 'node:fs';
import type { PageGroup } from 'docusaurus-preset-portal/program';
import type { SearchEngine, SearchRecord } from 'docusaurus-preset-portal/testing';
import { memoize } from 'openapi-toolkit';
import { triesAll } from '../support/cover';

/** A query, and the pages where a person who knows the site would look. */
export interface ExpectedQuery {
  q: string;
  /** Kind of the query: `concept`, `task`, `field`, `identifier`, `code`, `error`, `path`, `download` … */
  kind: string;
  lang: 'en' | 'da';
  /** Expected addresses, `**` for anything; `attribute:` before a key. One of them must be found. */
  right: string[];
  /** Public thread or page that its wording comes from. */
  source?: string;
}

/** Reads all queries with their expected results. */
export const expectedQueries = (): ExpectedQuery[] =>
  JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as ExpectedQuery[];

export interface Verdict extends ExpectedQuery {
  /** Position of the first expected page, from 1; 0 if it was not found. */
  page: number;
  /** Position of the first expected result, a page or a part of one, in the list; 0 if it was not found. */
  part: number;
  /** True if the result that Enter opens is expected. */
  isExpected: boolean;
  first: string;
}

/** Returns the address of a result in the form of the expectations. */
export function addressOf({ kind, title, href }: Pick<SearchRecord, 'kind' | 'title' | 'href'>): string {
  return kind === 'attribute' ? `attribute:${title}` : decodeURIComponent(href).replace(/\/(?=#|$)/, '');
}

const quoted = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const expressionOf = memoize((pattern) => {
  const source = pattern.split('**').map((text) => text.split('*').map(quoted).join('[^/]*'));
  // `**.name` matches that parameter or property at any depth of any page.
  return new RegExp(`^${source.join('.*').replace(/^\.\*\\\./, '.*[.#]')}$`);
});

const matches = (pattern: string, address: string): boolean => expressionOf(pattern).test(address);

const pageOf = (address: string) => address.replace(/#.*/, '');

/** Returns true if a group is the expected page, or lists the expected part. */
function isRightPage({ page, parts }: PageGroup, right: readonly string[]): boolean {
  const pages = [page, ...parts.map(({ record }) => record)];
  return right.some(
    (pattern) =>
      pages.some((record) => matches(pattern, addressOf(record))) ||
      (!pattern.startsWith('**') && matches(pageOf(pattern), pageOf(page.href))),
  );
}

/** Runs all queries, one after the other, in the order of the file. */
export async function evaluateQueries(search: SearchEngine, queries: readonly ExpectedQuery[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    const { groups } = await search.find(query.q);
    const listed = groups.flatMap(({ page, parts }) => [page, ...parts.map(({ record }) => record)]).map(addressOf);
    verdicts.push({
      ...query,
      page: groups.findIndex((group) => isRightPage(group, query.right)) + 1,
      part: listed.findIndex((address) => query.right.some((pattern) => matches(pattern, address))) + 1,
      isExpected: groups
        .slice(0, 1)
        .some(({ best }) => query.right.some((pattern) => matches(pattern, addressOf(best.record)))),
      first: listed[0] ?? '',
    });
  }
  return verdicts;
}

/** Returns a number below 65,521, computed from the text, so that a query never changes its half or its third. */
function hashOf({ q }: ExpectedQuery): number {
  let sum = 7;
  for (const letter of q) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum;
}

/** Returns a third of the queries for every change; all at night. Other queries do not change the choice. */
export const someOf = (queries: ExpectedQuery[]) =>
  triesAll ? queries : queries.filter((query) => hashOf(query) % 3 === 2);

/** Returns the share of the queries whose expected page is among the first `places`. */
export const share = (verdicts: readonly Verdict[], limit: number, of: 'page' | 'part' = 'page'): number =>
  verdicts.filter((verdict) => verdict[of] > 0 && verdict[of] <= limit).length / verdicts.length;

/** Returns the half of a query: weights and keywords may be tuned on `tune`; `test` is only reported. */
export const halfOf = (query: ExpectedQuery): 'tune' | 'test' => (hashOf(query) % 2 === 0 ? 'tune' : 'test');
