import { coverageOf, type Found } from './coverage';
import { pageOf } from './pages';
import type { SearchRecord } from './records';

/** What a word in a part of a page says for the page, beside one in the names of the page itself. */
const PART_WEIGHT = 0.3;
const PART_COVERAGE = 0.7;
/** Most places of a field whose pages it speaks for: what every page has says nothing for one. */
const MAX_PLACES = 4;

interface Page {
  scores: number[];
  covers: number[];
}

const known = new WeakMap<SearchRecord, readonly string[]>();

/** The pages a record is on: of a field that few pages have, all. */
function pagesOf(record: SearchRecord): readonly string[] {
  const before = known.get(record);
  if (before) return before;
  const { href, places = [] } = record;
  const further = places.length > MAX_PLACES ? [] : places.map(([, other]) => pageOf(other));
  const pages = [...new Set([pageOf(href), ...further])];
  known.set(record, pages);
  return pages;
}

/**
 * Pages that have the words of a query in several parts: a question names the page with one word (`car`) and the part
 * with another (`fuel`).
 *
 * @param recordOf The record of a page by its address.
 */
export function pageScores(
  found: Iterable<Found>,
  weights: readonly number[],
  recordOf: (page: string) => SearchRecord | undefined,
): { record: SearchRecord; score: number; coverage: number }[] {
  if (weights.length === 1) return [];
  const pages = new Map<string, Page>();
  for (const { record, scores, covers } of found) {
    for (const address of pagesOf(record)) {
      const isPage = record.href === address;
      let page = pages.get(address);
      if (!page) {
        page = { scores: weights.map(() => 0), covers: weights.map(() => 0) };
        pages.set(address, page);
      }
      for (let at = 0; at < weights.length; at++) {
        page.scores[at] = Math.max(page.scores[at] as number, (scores[at] as number) * (isPage ? 1 : PART_WEIGHT));
        page.covers[at] = Math.max(page.covers[at] as number, (covers[at] as number) * (isPage ? 1 : PART_COVERAGE));
      }
    }
  }
  return [...pages].flatMap(([address, { scores, covers }]) => {
    const record = recordOf(address);
    const coverage = coverageOf(covers, weights);
    return record ? [{ record, coverage, score: scores.reduce((sum, one) => sum + one, 0) * coverage ** 2 }] : [];
  });
}
