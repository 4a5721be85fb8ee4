import { readFileSync } from 'node:fs';
import { memoize } from '../../src/lib/memoize';
import type { PageGroup, Search, SearchRecord } from '../../src/search/engine';

/** What somebody typed, and where a person who knows the site would send them. */
export interface Judged {
  q: string;
  /** What is asked for: `concept`, `task`, `field`, `identifier`, `code`, `error`, `path`, `download` … */
  kind: string;
  lang: 'en' | 'da';
  /** Addresses, `**` for anything; `attribute:` before a key. One of them has to come. */
  right: string[];
  /** Public thread or page its wording is from. */
  source?: string;
}

/** All queries with what is right for them. */
export const judged = (): Judged[] => JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as Judged[];

export interface Verdict extends Judged {
  /** Place of the first right page, from 1; 0 when it is not there. */
  page: number;
  /** Place of the first right result, a page or a part of one, as they are listed; 0 when it is not there. */
  part: number;
  /** Whether the result that Enter opens is right. */
  isAnswer: boolean;
  first: string;
}

/** Address of a result as the judgements write it. */
export function addressOf({ kind, title, href }: Pick<SearchRecord, 'kind' | 'title' | 'href'>): string {
  return kind === 'attribute' ? `attribute:${title}` : decodeURIComponent(href).replace(/\/(?=#|$)/, '');
}

const quoted = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const expressionOf = memoize((pattern) => {
  const source = pattern.split('**').map((text) => text.split('*').map(quoted).join('[^/]*'));
  // `**.name` is that parameter or property at any depth of any page.
  return new RegExp(`^${source.join('.*').replace(/^\.\*\\\./, '.*[.#]')}$`);
});

const matches = (pattern: string, address: string): boolean => expressionOf(pattern).test(address);

const pageOf = (address: string) => address.replace(/#.*/, '');

/** Whether a group is the page of a judgement, or has the very part among those it lists. */
function isRightPage({ page, parts }: PageGroup, right: readonly string[]): boolean {
  const pages = [page, ...parts.map(({ record }) => record)];
  return right.some(
    (pattern) =>
      pages.some((record) => matches(pattern, addressOf(record))) ||
      (!pattern.startsWith('**') && matches(pageOf(pattern), pageOf(page.href))),
  );
}

/** Asks everything, one query after the other, in the order of the file. */
export async function judge(search: Search, queries: readonly Judged[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    const { groups } = await search.ask(query.q);
    const listed = groups.flatMap(({ page, parts }) => [page, ...parts.map(({ record }) => record)]).map(addressOf);
    verdicts.push({
      ...query,
      page: groups.findIndex((group) => isRightPage(group, query.right)) + 1,
      part: listed.findIndex((address) => query.right.some((pattern) => matches(pattern, address))) + 1,
      isAnswer: groups
        .slice(0, 1)
        .some(({ best }) => query.right.some((pattern) => matches(pattern, addressOf(best.record)))),
      first: listed[0] ?? '',
    });
  }
  return verdicts;
}

/** Share of the queries whose right page is among the first `places`. */
export const share = (verdicts: readonly Verdict[], places: number, of: 'page' | 'part' = 'page'): number =>
  verdicts.filter((verdict) => verdict[of] > 0 && verdict[of] <= places).length / verdicts.length;

/**
 * The half of a query: weights, names and topics may be tuned on `tune`; `test` is only reported. By a sum over the
 * text, so that a query never changes its half.
 */
export function halfOf({ q }: Judged): 'tune' | 'test' {
  let sum = 7;
  for (const letter of q) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % 2 === 0 ? 'tune' : 'test';
}
