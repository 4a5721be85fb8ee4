import type { SearchRecord } from './records';

/** How well a record covers each word of a query. */
export interface Found {
  record: SearchRecord;
  /** By word: what it scores, and how far it is covered. */
  scores: number[];
  covers: number[];
  terms: string[];
}

/** Share of a query that is covered; exactly 1 when every word is. */
export function coverageOf(covers: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let all = 0;
  let isWhole = true;
  for (const [at, weight] of weights.entries()) {
    const cover = covers[at] as number;
    isWhole &&= cover === 1;
    sum += cover * weight;
    all += weight;
  }
  return isWhole ? 1 : sum / all;
}
