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
export const coverageOf = (covers: readonly number[], weights: readonly number[]): number =>
  covers.every((cover) => cover === 1)
    ? 1
    : covers.reduce((sum, cover, at) => sum + cover * (weights[at] as number), 0) /
      weights.reduce((sum, weight) => sum + weight, 0);
