export type { Hit, RecordKind, SearchRecord } from '../../content/searchTypes';

import type { RecordKind, SearchRecord } from '../../content/searchTypes';

/** File of the index, below the site. */
export const INDEX_FILE = 'search-index/index.json';

/** A sentence of an error as an API sends it, with the place that explains it. */
export type Message = Pick<SearchRecord, 'kind' | 'title' | 'where' | 'href'>;

/** Records and lookup lines, ready to use without parsing. */
export interface Lookup {
  records: SearchRecord[];
  /** Number of terms of each record in title, names, keywords and prose. */
  lengths: number[];
  /** `SortedTable` of terms, each with its words and its records by field (`postings.ts`): `bil 0,0er;B;?@;`. */
  terms: string;
  /** `SortedTable` of names that are not displayed, as one joined term each, with their records. */
  names: string;
  /** `SortedTable` of keywords, likewise. */
  keywords: string;
}

/** The index. */
export interface SearchIndex extends Lookup {
  /** Synonym groups of nouns, each name as its terms. */
  synonyms: readonly (readonly string[])[];
  /** Synonym groups of words of questions, likewise. */
  words: readonly (readonly string[])[];
  /** Texts of errors, which people paste. */
  messages: Message[];
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

/** A record with everything it is searched by; `build/lookup.ts` turns it into index lines. */
export interface SourceRecord extends SearchRecord {
  /** Synonyms and names in the other language, separated like those of `label`. */
  otherNames?: string;
  /** `keywords` of a guide or `x-keywords` of an operation, likewise. */
  keywords?: string;
  prose?: string;
}

/** Separator of names in `label` and `also` of a record. */
const SEPARATOR = ' · ';

/** Joins lists of names; empty ones are left out. */
export const joinNames = (lists: readonly (string | undefined)[]): string => lists.filter(Boolean).join(SEPARATOR);

/** Splits a list of names. */
export const splitNames = (list = ''): string[] => (list === '' ? [] : list.split(SEPARATOR));
