import type { SearchRecord } from './records';

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  score: number;
  /** Share of the query's words in its names, weighted by rarity; words in prose only count less. */
  coverage: number;
  /** Terms of the record that matched, for marking. */
  terms: string[];
}
