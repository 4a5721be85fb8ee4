import { Coverage } from './coverage';
import type { LoadedRecords } from './LoadedRecords';

/** Weight of a match in a section for the page, relative to one in the page's own names. */
const PART_WEIGHT = 0.3;
const PART_COVERAGE = 0.7;

/** Scores pages whose sections match together: a question names the page (`car`) and the section (`fuel`). */
export function pageScores(
  found: Coverage,
  weights: readonly number[],
  records: LoadedRecords,
): { number: number; score: number; coverage: number }[] {
  if (weights.length === 1) return [];
  const pages = new Coverage(weights, records.pageCount);
  for (const number of found.numbers) {
    let isPage = records.isPage(number);
    for (const page of records.pagesOf[number] as readonly number[]) {
      found.copyTo(pages, page, number, isPage ? 1 : PART_WEIGHT, isPage ? 1 : PART_COVERAGE);
      isPage = false;
    }
  }
  return pages.numbers.flatMap((page) => {
    const number = records.ofPage(page);
    const coverage = pages.shareOf(page);
    return number === undefined ? [] : [{ number, coverage, score: pages.scoreOf(page) * coverage ** 2 }];
  });
}
