import { memoize } from 'openapi-toolkit';
import { corrected, IndexedWords, isMisspelt, suggestions } from './corrections';
import { LoadedRecords } from './LoadedRecords';
import { Matches } from './Matches';
import { decodePostings } from './postings';
import { rankHits } from './rankHits';
import { type Hit, type Message, type RecordKind, type SearchIndex, type SearchRecord, splitNames } from './records';
import { SortedTable } from './SortedTable';
import {
  type Alternative,
  alternativesIn,
  compoundParts,
  type Synonyms,
  synonymsOf,
  type Unit,
  unitsIn,
} from './synonyms';
import { TextIndex } from './TextIndex';
import type { Words } from './words';

/** Weight of a match of a synonym, relative to one of the typed word. */
const ALTERNATIVE_WEIGHT = 0.6;
/** Weight of a match of a part of a compound, likewise. */
const PART_WEIGHT = 0.4;
const NO_MATCHES = new Matches();
/** Minimum length of a part, in letters: any word can be made of shorter ones. */
const MIN_PART_LENGTH = 4;
/** Maximum number of cached matches and names: enough for a query while its last word is typed. */
const MAX_CACHED_WORDS = 120;

/** Returns the same text for words in any order, and for their synonyms. */
const keyOf = (units: readonly Unit[]): string =>
  units
    .map(({ name, groups }) => groups[0]?.names[0]?.join(' ') ?? name)
    .sort()
    .join(' ');

/** The loaded index. */
export class LoadedIndex {
  private readonly index: TextIndex;
  readonly records: LoadedRecords;
  readonly messages: readonly Message[];
  /** Names that are not displayed, each as one joined term. */
  private readonly names: SortedTable;
  /** Keywords, each as the first synonyms of its words. */
  private readonly keywords = new Map<string, string[]>();
  /** Terms that compounds are made of, besides those of the records. */
  private readonly parts: ReadonlySet<string>;
  private readonly synonyms: Synonyms;
  /** Words as written, for spelling corrections. */
  readonly indexedWords: IndexedWords;

  constructor(
    readonly words: Words,
    { records, lengths, terms, names, keywords, messages, synonyms: things, words: questions }: SearchIndex,
  ) {
    this.records = new LoadedRecords(records);
    this.index = new TextIndex(records.length, lengths, new SortedTable(terms));
    this.messages = messages;
    this.parts = compoundParts(things);
    this.synonyms = synonymsOf(things, questions);
    this.indexedWords = new IndexedWords(this.index.words());
    this.names = new SortedTable(names);
    for (const [name, packed] of new SortedTable(keywords).withPrefix('')) {
      const key = keyOf(this.units(name.split('-')));
      this.keywords.set(key, [...(this.keywords.get(key) ?? []), packed]);
    }
  }

  page = (address: string): SearchRecord | undefined => this.records.page(address);

  ofKind = (kind: RecordKind): readonly SearchRecord[] => this.records.all.filter((record) => record.kind === kind);

  /** Returns the numbers of records with a joined term among the names that are not displayed. */
  withName = (joined: string): ReadonlySet<number> => new Set(decodePostings(this.names.get(joined) ?? ''));

  /** Returns the numbers of records with a keyword of these words, or of their synonyms. */
  withKeyword = (units: readonly Unit[]): ReadonlySet<number> =>
    new Set((this.keywords.get(keyOf(units)) ?? []).flatMap(decodePostings));

  get size(): number {
    return this.records.all.length;
  }

  readonly isPart = {
    has: (term: string) =>
      this.parts.has(term) ||
      (term.length >= MIN_PART_LENGTH && (this.synonyms.has(term) || this.index.isInNames(term))),
  };

  /** Returns matches of one word, complete or as a prefix. Memoised. */
  readonly matches = memoize((word): Matches => {
    const term = this.words.stem(word);
    // Stop words are searched in names only, because most prose contains them.
    const found = this.index.find(term, { isPrefix: term.length > 1, isInProse: !this.words.isStopWord(word) });
    // A stem can be the prefix of an unrelated word: stemming removes the `eed` of `virksomheed`.
    return term.startsWith(word) ? found : found.withTerm((match) => match === term || match.startsWith(word));
  }, MAX_CACHED_WORDS);

  /** Returns the parts of a compound without matches; any other word unchanged. Memoised. */
  private readonly partsOf = memoize((word): readonly string[] => {
    if (this.synonyms.has(this.words.stem(word)) || this.matches(word).size > 0 || isMisspelt(this, word))
      return [word];
    const parts = this.words.splitCompound(word, this.isPart);
    return parts.length > 1 ? parts : [word];
  }, MAX_CACHED_WORDS);

  private readonly matchesOfPart = memoize((part) => this.index.find(part).weighted(PART_WEIGHT), MAX_CACHED_WORDS);
  private readonly matchesOfName = memoize(
    (name) => this.index.findAll(name.split(' ')).weighted(ALTERNATIVE_WEIGHT),
    MAX_CACHED_WORDS,
  );

  matchesOfTerm = (term: string): Matches => this.index.find(term);

  private readonly isWholeWord = { has: (word: string) => this.index.hasWord(this.words.stem(word), word) };

  /** Returns matches of a part of a word that has no matches itself. */
  partMatches(word: string): Matches {
    const part = this.words.compoundPart(word, this.isWholeWord);
    return part === undefined ? NO_MATCHES : this.matchesOfPart(part);
  }

  readonly units = (terms: readonly string[]): Unit[] => unitsIn(this.synonyms, terms);

  /** Returns matches of the synonyms of a query, with the positions of the words they replace. */
  alternatives(units: readonly Unit[]): (Alternative & { matches: Matches })[] {
    return alternativesIn(units).map((alternative) => ({
      ...alternative,
      matches: this.matchesOfName(alternative.name.join(' ')),
    }));
  }

  /** True if a word or, for a compound, its parts have matches. */
  hasMatches = (word: string): boolean =>
    this.partsOf(word).length > 1 || this.matches(word).size > 0 || this.isName(this.words.stem(word));

  /** True if a term is a name by itself: `forbudt` occurs in no text, but is not a misspelt `forbrugt`. */
  private isName = (term: string): boolean => this.synonyms.get(term)?.some(({ terms }) => terms.length === 1) ?? false;

  /** Returns all matches, best first. */
  search(query: string): Hit[] {
    // Phones type a typographic apostrophe: `what’s`, `doesn’t`.
    const text = query.replaceAll('’', "'");
    return rankHits(this, text, [...new Set(this.words.queryWords(text).flatMap((word) => this.partsOf(word)))]);
  }

  /** Replaces unknown words of a query with the nearest known ones, see `corrections.ts`. */
  corrected = (text: string): string | undefined => corrected(this, text);

  suggestions = (text: string): string[] => suggestions(this, text);

  /** Returns names that contain a word. A property called `name` is found by its label. */
  namesWith = (word: string): string[] => {
    const term = this.words.stem(word);
    return this.index.find(term).numbers.flatMap((number) => {
      const { title, label } = this.records.all[number] as SearchRecord;
      return [title, ...splitNames(label)].filter((name) => this.words.terms(name).includes(term)).slice(0, 1);
    });
  };
}
