export type { Hit, RecordKind, SearchRecord } from '../../content/searchTypes';

import type { SearchRecord } from '../../content/searchTypes';

/** Folder of the index below the site. */
export const INDEX_FOLDER = 'search-index';

/** A sentence of an error as an API sends it, with the place that explains it. */
export type Message = Pick<SearchRecord, 'kind' | 'title' | 'where' | 'href'>;

/** An index file: records and lookup lines, ready to use without parsing. */
export interface Piece {
  records: SearchRecord[];
  /** Number of terms of each record in title, names, keywords and prose. */
  lengths: number[];
  /** `SortedTable` of terms, each with its words (`endings.ts`) and its records by field (`postings.ts`): `bil 0,0er;B;?@;`. */
  terms: string;
  /** `SortedTable` of names that are not displayed, as one joined term each, with their records. */
  names: string;
  /** `SortedTable` of keywords, likewise. */
  keywords: string;
}

/** The manifest is loaded first and lists all other files. It is the only file with a fixed name. */
export interface Manifest {
  /** File with the most important records; with all records if there are no pieces. */
  root: string;
  /** Files by their first term, sorted by code units. */
  pieces: [from: string, file: string][];
  /** Synonym groups of nouns, each name as its terms. */
  synonyms: string[][];
  /** Synonym groups of words of questions, likewise. */
  words: string[][];
  /** Texts of errors, which people paste. */
  messages?: Message[];
  count: number;
}
