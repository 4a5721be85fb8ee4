import MiniSearch, { type SearchResult } from 'minisearch';
import { FIELD_TEXTS, tokenize } from './fieldTexts';
import { FIELD_WEIGHTS } from './ranking';
import type { SearchRecord } from './records';

/** Length of a field counts little: a name is no worse for having many synonyms. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };
const MATCH_WEIGHTS = { prefix: 0.25, fuzzy: 0.4 };

/** How a record matches one word of a query. */
export interface Match {
  score: number;
  /** Whether a name has the word, not only the prose. */
  inNames: boolean;
  terms: string[];
}

/**
 * An index of the texts of records.
 *
 * @param onName Called with each term of a name.
 */
export const textIndex = (onName: (term: string) => void): MiniSearch<SearchRecord> =>
  new MiniSearch<SearchRecord>({
    fields: Object.keys(FIELD_WEIGHTS),
    extractField: (record, field) => FIELD_TEXTS[field]?.(record).filter(Boolean).join(' ') ?? '',
    // camelCase is split before case is folded, so both happen here.
    tokenize,
    processTerm: (term, field) => {
      if (field !== 'prose') onName(term);
      return term;
    },
    searchOptions: {
      boost: FIELD_WEIGHTS,
      bm25: BM25,
      weights: MATCH_WEIGHTS,
      tokenize: (text) => [text],
      processTerm: (term) => term,
    },
  });

/** @param weight What the score counts. */
export function matchOf({ score, match, terms }: SearchResult, weight: number): Match {
  const inNames = Object.values(match).some((fields) => fields.some((field) => field !== 'prose'));
  return { score: score * weight, inNames, terms };
}
