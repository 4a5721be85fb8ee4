/** Words of the languages of searches, without accents, as `fold` returns them; patterns match the query as typed. */
export interface SearchLanguage {
  /** Return the stem of a folded word, each of one language: the language of a word is unknown. The last is applied first. */
  stemmers: readonly ((word: string) => string)[];
  /** Letters between the parts of a compound. */
  linkingLetters: RegExp;
  /** Endings of nouns, for words that a stemmer shortens too much. */
  inflections: RegExp;
  /** Words without meaning in a query. A query of such words only is not reduced. */
  questionWords: readonly string[];
  /** Words beside a status code that add nothing to it. */
  statusWords: readonly string[];
  /** Words for the kind of thing, beside its name: `include parameter`. */
  kindWords: readonly string[];
  /** Beginnings of a question for a definition. */
  definitionQuestions: readonly string[];
  /** Endings of a question for a definition, with the thing first. */
  definitionEndings: readonly string[];
  /** Words that ask for an amount but are not one: `how many requests`. */
  amountQuestions: RegExp;
  /** Phrases of question words with a meaning of their own, and the word that replaces each. */
  phrases: readonly (readonly [RegExp, string])[];
  /** Asides that ask for nothing, such as a number of things. */
  asides: RegExp;
  /** Words of a query about a failure. */
  failures: RegExp;
}

/** Kind of thing that a record describes. */
export type RecordKind = 'operation' | 'field' | 'guide' | 'change' | 'attribute' | 'code';

/** A searchable item as displayed. Built at build time and kept small, because browsers download it. */
export interface SearchRecord {
  id: string;
  kind: RecordKind;
  title: string;
  /** Names displayed beside the title (labels of a property, both languages). */
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

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  score: number;
  /** Share of the query's words in its names, weighted by rarity; words in prose only count less. */
  coverage: number;
  /** Terms of the record that matched, for marking. */
  terms: string[];
}

/** Functions on the words of a query, in the languages of the site. */
export interface SearchWords {
  /** Returns the words of a text, folded. */
  foldedWords: (text: string) => string[];
  /** True if a folded word has no meaning in a query. */
  isStopWord: (word: string) => boolean;
  /** Returns the folded words of a query without stop words; all of them if no other is left. */
  significantWords: (query: string) => string[];
  queryTerms: (query: string) => string[];
  /** Removes stop words from a query as typed. */
  withoutQuestionWords: (query: string) => string;
}

/** Finds records that are in a file of the site, such as codes of code lists. It is loaded when a query may name one. */
export interface FileFinder {
  /** Replaces words of a query that only this finder knows; `isKnown`: the index has the word. */
  expand: (query: string, isKnown: (word: string) => boolean) => Promise<string>;
  /** Adds records to those of the index. `isOnly`: no others are wanted. */
  merge: (query: string, hits: Hit[], isOnly: boolean) => Promise<Hit[]>;
}

/** What the search of a site finds besides its index. */
export interface SearchFinders {
  /** Returns what a query certainly is, such as an identifier, and the operations that take it. */
  identify?: (
    query: string,
    operations: readonly SearchRecord[],
    page: (address: string) => SearchRecord | undefined,
  ) => Hit[];
  /** Makes the finder of codes. `load` returns the JSON of a file of the site, by its path without the first slash. */
  codes?: (words: SearchWords, load: <T>(file: string) => Promise<T>) => FileFinder;
}
