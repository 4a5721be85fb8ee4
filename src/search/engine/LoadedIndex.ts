import MiniSearch, { type SearchResult } from 'minisearch';
import { corrected, isMisspelt, knownWords, suggestions } from './corrections';
import { FIELD_TEXTS, tokenize } from './fieldTexts';
import { type Hit, rankHits } from './hits';
import { FIELD_WEIGHTS } from './ranking';
import type { Kind, SearchRecord } from './records';
import { type Alternative, alternativesIn, type Synonyms, synonymsOf, type Unit, unitsIn } from './synonyms';
import { partOf, queryWords, splitCompound, stem } from './words';

export type { Hit } from './hits';

/** Length of a field counts little: a name is no worse for having many synonyms. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };
const MATCH_WEIGHTS = { prefix: 0.25, fuzzy: 0.4 };
/** A match of another name of the same thing, beside one of the word that was typed. */
const ALTERNATIVE_WEIGHT = 0.6;
/** Records indexed before the browser may do something else. */
const CHUNK_SIZE = 150;
/** A match of a part of a word, likewise. */
const PART_WEIGHT = 0.4;
const NO_MATCHES: ReadonlyMap<string, Match> = new Map();
/** Any word can be made of shorter ones. */
const SHORTEST_PART = 4;
/** Words whose matches are kept: those of a query stay while its last word is typed. */
const MAX_KEPT = 60;

/** How a record matches one word of a query. */
export interface Match {
  score: number;
  /** Whether a name has the word, not only the prose. */
  inNames: boolean;
  terms: string[];
}

/** The part of the index that is loaded. */
export class LoadedIndex {
  private readonly index = new MiniSearch<SearchRecord>({
    fields: Object.keys(FIELD_WEIGHTS),
    extractField: (record, field) => FIELD_TEXTS[field]?.(record).filter(Boolean).join(' ') ?? '',
    // camelCase is split before case is folded, so both happen here.
    tokenize,
    processTerm: (term, field) => {
      if (field !== 'prose' && term.length >= SHORTEST_PART) this.nameTerms.add(term);
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
  private readonly records = new Map<string, SearchRecord>();
  private readonly pages = new Map<string, SearchRecord>();
  private readonly kinds = new Map<Kind, SearchRecord[]>();
  /** Terms of names that are long enough to be told apart in a compound. */
  private readonly nameTerms = new Set<string>();
  private readonly synonyms: Synonyms;
  private readonly kept = new Map<string, Map<string, Match>>();

  /**
   * @param compoundParts Terms that compounds are made of, besides those of the records.
   * @param things Names of the same thing, each the terms of a name.
   * @param words The same of what questions say of things.
   */
  constructor(
    private readonly compoundParts: ReadonlySet<string>,
    things: readonly (readonly string[])[] = [],
    words: readonly (readonly string[])[] = [],
  ) {
    this.synonyms = synonymsOf(things, words);
  }

  /** Adds records that are not there yet, some at a time, so that the page responds to keys meanwhile. */
  async add(records: readonly SearchRecord[]): Promise<void> {
    const added = records.filter(({ id }) => !this.records.has(id));
    for (const record of added) {
      this.records.set(record.id, record);
      if (!record.href.includes('#')) this.pages.set(record.href, record);
      const alike = this.kinds.get(record.kind);
      if (alike) alike.push(record);
      else this.kinds.set(record.kind, [record]);
    }
    await this.index.addAllAsync(added, { chunkSize: CHUNK_SIZE });
    this.kept.clear();
  }

  /** The record of a page by its address. */
  page = (address: string): SearchRecord | undefined => this.pages.get(address);

  /** The records of a kind that are loaded. */
  ofKind = (kind: Kind): readonly SearchRecord[] => this.kinds.get(kind) ?? [];

  record = (id: string): SearchRecord => this.records.get(id) as SearchRecord;

  all = (): Iterable<SearchRecord> => this.records.values();

  get size(): number {
    return this.records.size;
  }

  /** Whether a term may be part of a compound. */
  readonly isPart = {
    has: (term: string) =>
      this.compoundParts.has(term) ||
      this.nameTerms.has(term) ||
      (term.length >= SHORTEST_PART && this.synonyms.has(term)),
  };

  /** Matches of terms; with several, of those that have all. */
  private run(terms: readonly string[], weight = 1, prefix = false): Map<string, Match> {
    const results = this.index.search({ queries: [...terms], prefix, combineWith: 'AND' });
    return new Map(results.map((result) => [result.id as string, matchOf(result, weight / terms.length)]));
  }

  /** Matches of one word, as typed or begun. */
  matches(word: string): ReadonlyMap<string, Match> {
    const term = stem(word);
    return this.keep(`${term} ${word}`, () => {
      const found = this.run([term], 1, term.length > 1);
      // A stem may begin another word than the one that was typed: `virksomheed` has lost its `eed`.
      for (const [id, { terms }] of found)
        if (!terms.some((one) => one === term || one.startsWith(word))) found.delete(id);
      return found;
    });
  }

  /** The parts of a compound that nothing has; any other word alone. */
  private partsOf(word: string): string[] {
    if (this.synonyms.has(stem(word)) || this.matches(word).size > 0 || isMisspelt(this, word)) return [word];
    const parts = splitCompound(word, this.isPart);
    return parts.length > 1 ? parts : [word];
  }

  /** Matches of a part of a word, for one that nothing has. */
  partMatches(word: string): ReadonlyMap<string, Match> {
    const part = partOf(word, knownWords(this));
    return part === undefined ? NO_MATCHES : this.keep(`< ${part}`, () => this.run([part], PART_WEIGHT));
  }

  /** What the words of a text name. */
  units = (terms: readonly string[]): Unit[] => unitsIn(this.synonyms, terms);

  /** Matches of other names of what words of a query name, by the places of these words. */
  alternatives(units: readonly Unit[]): (Alternative & { matches: ReadonlyMap<string, Match> })[] {
    return alternativesIn(units).map(({ places, name }) => ({
      places,
      name,
      matches: this.keep(`= ${name.join(' ')}`, () => this.run(name, ALTERNATIVE_WEIGHT)),
    }));
  }

  private keep(key: string, make: () => Map<string, Match>): Map<string, Match> {
    const before = this.kept.get(key);
    if (before) return before;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= MAX_KEPT) this.kept.delete(oldest);
    const made = make();
    this.kept.set(key, made);
    return made;
  }

  /** Whether something has a word or, of a compound, its parts. */
  isKnown = (word: string): boolean => this.partsOf(word).length > 1 || this.matches(word).size > 0;

  /** Everything that matches, best first. */
  search = (text: string): Hit[] =>
    rankHits(this, text, [...new Set(queryWords(text).flatMap((word) => this.partsOf(word)))]);

  /** A query with the nearest known words in the place of those that nothing has, see `corrections.ts`. */
  corrected = (text: string): string | undefined => corrected(this, text);

  /** Names like a query that found nothing. */
  suggestions = (text: string): string[] =>
    suggestions(
      text,
      (term) => this.index.search({ queries: [term], prefix: true, fuzzy: 0.4, fields: ['title', 'names'] }),
      this.record,
    );
}

function matchOf({ score, match, terms }: SearchResult, weight: number): Match {
  const inNames = Object.values(match).some((fields) => fields.some((field) => field !== 'prose'));
  return { score: score * weight, inNames, terms };
}
