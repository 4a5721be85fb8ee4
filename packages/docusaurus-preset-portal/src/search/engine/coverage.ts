import type { LoadedRecords } from './LoadedRecords';

/** Scores of records or pages for each word of a query, in a sparse table by number. */
export class Coverage {
  /** Numbers with scores, without duplicates. */
  readonly numbers: number[] = [];
  private readonly hasScores: Uint8Array;
  private readonly scores: Float64Array[];
  private readonly covers: Float64Array[];

  /** @param weights Weight of each word of the query; `count`: number of records or pages. */
  constructor(
    private readonly weights: readonly number[],
    count: number,
  ) {
    this.hasScores = new Uint8Array(count);
    this.scores = weights.map(() => new Float64Array(count));
    this.covers = weights.map(() => new Float64Array(count));
  }

  /** Notes the score and coverage of the word at a position. The maximum of several notes counts. */
  note(at: number, number: number, score: number, cover: number): void {
    if (this.hasScores[number] === 0) {
      this.hasScores[number] = 1;
      this.numbers.push(number);
    }
    const scores = this.scores[at] as Float64Array;
    const covers = this.covers[at] as Float64Array;
    if (score > (scores[number] as number)) scores[number] = score;
    if (cover > (covers[number] as number)) covers[number] = cover;
  }

  /** Copies the notes of a number to another table, scaled by these factors. */
  copyTo(other: Coverage, number: number, from: number, scoreFactor: number, coverFactor: number): void {
    for (let at = 0; at < this.weights.length; at++) {
      const score = this.scores[at]?.[from] as number;
      const cover = this.covers[at]?.[from] as number;
      other.note(at, number, score * scoreFactor, cover * coverFactor);
    }
  }

  /** Returns the total score over all words. */
  scoreOf(number: number): number {
    let sum = 0;
    for (const scores of this.scores) sum += scores[number] as number;
    return sum;
  }

  /** Returns the covered share of the query; exactly 1 if every word is covered. */
  shareOf(number: number): number {
    let sum = 0;
    let all = 0;
    let isWhole = true;
    for (let at = 0; at < this.weights.length; at++) {
      const weight = this.weights[at] as number;
      const cover = this.covers[at]?.[number] as number;
      isWhole &&= cover === 1;
      sum += cover * weight;
      all += weight;
    }
    return isWhole ? 1 : sum / all;
  }
}

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
