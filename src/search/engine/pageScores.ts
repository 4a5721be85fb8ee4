import { Coverage } from './coverage';
import type { KnownRecords } from './KnownRecords';

/** What a word in a part of a page says for the page, beside one in the names of the page itself. */
const PART_WEIGHT = 0.3;
const PART_COVERAGE = 0.7;

/**
 * Pages that have the words of a query in several parts: a question names the page with one word (`car`) and the part
 * with another (`fuel`).
 *
 * @param found What the records have of each word.
 * @returns each with the number of its record.
 */
export function pageScores(
  found: Coverage,
  weights: readonly number[],
  records: KnownRecords,
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
