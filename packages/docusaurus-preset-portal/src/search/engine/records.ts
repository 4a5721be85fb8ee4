export type { Hit, RecordKind, SearchRecord } from '../../content/searchTypes';

import type { RecordKind, SearchRecord } from '../../content/searchTypes';

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

/** Filters of the results, and the record kinds of each. */
export const FILTERS = {
  guides: { label: 'Guides', kinds: ['guide'] },
  operations: { label: 'Operations', kinds: ['operation'] },
  fields: { label: 'Fields', kinds: ['field', 'attribute'] },
  codes: { label: 'Codes', kinds: ['code'] },
  changes: { label: 'Changes', kinds: ['change'] },
} as const satisfies Record<string, { label: string; kinds: readonly RecordKind[] }>;

export type Filter = keyof typeof FILTERS;

/** True if a record of a kind passes a filter; without a filter, always. */
export const passes = (kind: RecordKind, filter: Filter | undefined): boolean =>
  filter === undefined || (FILTERS[filter].kinds as readonly RecordKind[]).includes(kind);

/** A record with everything it is searched by; `buildPiece.ts` turns it into index lines. */
export interface SourceRecord extends SearchRecord {
  /** Synonyms and names in the other language, see `engine/names.ts`. */
  otherNames?: string;
  /** `keywords` of a guide or `x-keywords` of an operation, see `engine/names.ts`. */
  keywords?: string;
  prose?: string;
}

/** Separator of names in `label` and `also` of a record. */
const SEPARATOR = ' · ';

/** Joins lists of names; empty ones are left out. */
export const joinNames = (lists: readonly (string | undefined)[]): string => lists.filter(Boolean).join(SEPARATOR);

/** Splits a list of names. */
export const splitNames = (list = ''): string[] => (list === '' ? [] : list.split(SEPARATOR));
