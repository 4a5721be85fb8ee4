export type { Hit, RecordKind, SearchRecord } from '../../content/searchTypes';

import type { RecordKind, SearchRecord } from '../../content/searchTypes';
import { foldedWords } from './words';

/** File of the index, below the site. */
export const INDEX_FILE = 'search-index/index.json';

/** A sentence of an error as an API sends it, with the place that explains it. */
export type Message = Pick<SearchRecord, 'kind' | 'title' | 'where' | 'href'>;

/** The index. */
export interface SearchIndex {
  records: SearchRecord[];
  /**
   * The records with each term in title, names, keywords and prose: ascending numbers, each as the difference to the one
   * before, because small numbers compress better.
   */
  terms: Record<string, number[][]>;
  /** Numbers of the records with each keyword, by `keywordKey`. */
  keywords: Record<string, number[]>;
  /** Words as written, of names and keywords that are not displayed. */
  otherWords: string[];
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

/** A record with everything it is searched by, which `build/lookup.ts` reads. */
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

/** Returns the distinct words of the displayed texts of a record, folded. */
export const displayedWords = ({ title, label, text }: SearchRecord): ReadonlySet<string> =>
  new Set(foldedWords([title, label, text].join(' ')));
