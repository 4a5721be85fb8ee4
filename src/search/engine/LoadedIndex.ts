import { remember } from '../../remember';
import { corrected, isMisspelt, suggestions } from './corrections';
import { type Hit, rankHits } from './hits';
import { KnownWords } from './KnownWords';
import { Questions } from './Questions';
import { namesOf } from './ranking';
import type { Kind, SearchRecord } from './records';
import { type Alternative, alternativesIn, type Synonyms, synonymsOf, type Unit, unitsIn } from './synonyms';
import { type Match, matchOf, textIndex } from './textIndex';
import { partOf, queryWords, splitCompound, stem } from './words';

export type { Hit } from './hits';
export type { Match } from './textIndex';

/** A match of another name of the same thing, beside one of the word that was typed. */
const ALTERNATIVE_WEIGHT = 0.6;
/** How long records are indexed before the browser may do something else. */
const SLICE_MS = 8;
/** A match of a part of a word, likewise. */
const PART_WEIGHT = 0.4;
const NO_MATCHES: ReadonlyMap<string, Match> = new Map();
/** Any word can be made of shorter ones. */
const SHORTEST_PART = 4;
/** Words whose matches are kept, and names: those of a query stay while its last word is typed. */
const MAX_KEPT = 120;

/** When the browser has handled what waited. */
const nextTask = (): Promise<unknown> => new Promise((done) => setTimeout(done));

/** The part of the index that is loaded. */
export class LoadedIndex {
  private readonly index = textIndex((term) => {
    if (term.length >= SHORTEST_PART) this.nameTerms.add(term);
  });
  private readonly records = new Map<string, SearchRecord>();
  private readonly pages = new Map<string, SearchRecord>();
  private readonly kinds = new Map<Kind, SearchRecord[]>();
  /** Terms of names that are long enough to be told apart in a compound. */
  private readonly nameTerms = new Set<string>();
  private readonly synonyms: Synonyms;
  /** Words as they are written, to correct others. */
  readonly known = new KnownWords();

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
    let until = performance.now() + SLICE_MS;
    for (const record of added) {
      this.index.add(record);
      this.known.add(record);
      // Else the first key would wait for all of them.
      namesOf(record);
      this.questions.add(record);
      if (performance.now() < until) continue;
      await nextTask();
      until = performance.now() + SLICE_MS;
    }
    for (const kept of [this.matches, this.partsOf, this.matchesOfPart, this.matchesOfName]) kept.forget();
  }

  /** The record of a page by its address. */
  page = (address: string): SearchRecord | undefined => this.pages.get(address);

  /** The records of a kind that are loaded. */
  ofKind = (kind: Kind): readonly SearchRecord[] => this.kinds.get(kind) ?? [];

  record = (id: string): SearchRecord => this.records.get(id) as SearchRecord;

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
  readonly matches = remember((word): ReadonlyMap<string, Match> => {
    const term = stem(word);
    const found = this.run([term], 1, term.length > 1);
    // A stem may begin another word than the one that was typed: `virksomheed` has lost its `eed`.
    for (const [id, { terms }] of found)
      if (!terms.some((one) => one === term || one.startsWith(word))) found.delete(id);
    return found;
  }, MAX_KEPT);

  /** The parts of a compound that nothing has; any other word alone. */
  private readonly partsOf = remember((word): readonly string[] => {
    if (this.synonyms.has(stem(word)) || this.matches(word).size > 0 || isMisspelt(this, word)) return [word];
    const parts = splitCompound(word, this.isPart);
    return parts.length > 1 ? parts : [word];
  }, MAX_KEPT);

  private readonly matchesOfPart = remember((part) => this.run([part], PART_WEIGHT), MAX_KEPT);
  private readonly matchesOfName = remember((name) => this.run(name.split(' '), ALTERNATIVE_WEIGHT), MAX_KEPT);

  /** Matches of a part of a word, for one that nothing has. */
  partMatches(word: string): ReadonlyMap<string, Match> {
    const part = partOf(word, this.known);
    return part === undefined ? NO_MATCHES : this.matchesOfPart(part);
  }

  /** What the words of a text name. */
  readonly units = (terms: readonly string[]): Unit[] => unitsIn(this.synonyms, terms);

  /** What readers ask for. */
  readonly questions = new Questions(this.units);

  /** Matches of other names of what words of a query name, by the places of these words. */
  alternatives(units: readonly Unit[]): (Alternative & { matches: ReadonlyMap<string, Match> })[] {
    return alternativesIn(units).map(({ places, name }) => ({
      places,
      name,
      matches: this.matchesOfName(name.join(' ')),
    }));
  }

  /** Whether something has a word or, of a compound, its parts. */
  isKnown = (word: string): boolean => this.partsOf(word).length > 1 || this.matches(word).size > 0;

  /** Everything that matches, best first. */
  search(query: string): Hit[] {
    // A phone types the other one: `what’s`, `doesn’t`.
    const text = query.replaceAll('’', "'");
    return rankHits(this, text, [...new Set(queryWords(text).flatMap((word) => this.partsOf(word)))]);
  }

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
