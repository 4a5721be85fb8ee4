/** Kind of thing that a record describes. */
export type RecordKind = 'operation' | 'field' | 'guide' | 'change' | 'attribute' | 'code';

/** A searchable item as displayed. Built at build time and kept small, because browsers download it. */
export interface SearchRecord {
  id: string;
  kind: RecordKind;
  title: string;
  /** Names displayed beside the title (labels of a property, both languages), see `names.ts`. */
  label?: string;
  method?: string;
  path?: string;
  /** Page and section: `Data API › Vehicle by KID`. */
  where: string;
  /** Link with fragment. */
  href: string;
  text?: string;
  api?: string;
  /** Identifiers that an operation takes, by path parameter position or parameter name. */
  takes?: [identifier: string, name: string][];
  /** Further occurrences of the same property. */
  occurrences?: [where: string, href: string][];
  /** Ranks above others of its kind if more than 1; default 1. */
  weight?: number;
}

/** A sentence of an error as an API sends it, with the place that explains it. */
export type Message = Pick<SearchRecord, 'kind' | 'title' | 'where' | 'href'>;

/** An index file: records and lookup lines, ready to use without parsing. */
export interface Piece {
  records: SearchRecord[];
  /** Number of terms of each record in title, names and prose. */
  lengths: number[];
  /** `SortedTable` of terms, each with its words (`endings.ts`) and its records by field (`postings.ts`): `bil 0,0er;B;?@;`. */
  terms: string;
  /** `SortedTable` of names that are not displayed, as one joined term each, with their records. */
  names: string;
  /** A line for each expected query, see `expectedQuery.ts`. */
  queries: string;
  /** The record of each of these lines. */
  queryRecords: string;
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

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  score: number;
  /** Share of the query's words in its names, weighted by rarity; words in prose only count less. */
  coverage: number;
  /** Terms of the record that matched, for marking. */
  terms: string[];
}
