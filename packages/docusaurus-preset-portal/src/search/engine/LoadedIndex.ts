import { memoize, ownValue } from 'openapi-toolkit';
import { corrected, isMisspelt } from './corrections';
import { pageOfResult } from './pages';
import { rankHits } from './rankHits';
import {
  displayedWords,
  type Hit,
  type Message,
  type RecordKind,
  type SearchIndex,
  type SearchRecord,
} from './records';
import {
  type Alternative,
  alternativesIn,
  compoundParts,
  keywordKey,
  type Synonyms,
  synonymsOf,
  type Unit,
  unitsIn,
} from './synonyms';
import { type Matches, TextIndex, weighted } from './TextIndex';
import type { Words } from './words';

/** Weight of a match of a synonym, relative to one of the typed word. */
const ALTERNATIVE_WEIGHT = 0.6;
/** Weight of a match of a part of a compound, likewise. */
const PART_WEIGHT = 0.4;
const NO_MATCHES: Matches = new Map();
/** Maximum number of cached matches and names: enough for a query while its last word is typed. */
const MAX_CACHED_WORDS = 120;

/** Returns words as written, each with the number of records that display it, at least one. */
function countWords(records: readonly SearchRecord[], otherWords: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map(otherWords.map((word) => [word, 1]));
  for (const record of records) for (const word of displayedWords(record)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** The loaded index. */
export class LoadedIndex {
  private readonly index: TextIndex;
  readonly records: readonly SearchRecord[];
  private readonly numberOf: ReadonlyMap<string, number>;
  /** Terms that compounds are made of. */
  private readonly parts: ReadonlySet<string>;
  private readonly synonyms: Synonyms;
  private readWords: ReadonlyMap<string, number> | undefined;

  constructor(
    readonly words: Words,
    private readonly data: SearchIndex,
  ) {
    this.records = data.records;
    this.numberOf = new Map(this.records.map(({ href }, number) => [href, number]));
    this.index = new TextIndex(this.records.length, data.terms);
    this.parts = compoundParts(data.synonyms);
    this.synonyms = synonymsOf(data.synonyms, data.words);
  }

  /** Returns the number of the page that a record is on; undefined for a page without a record of its own. */
  pageNumber = (number: number): number | undefined =>
    this.numberOf.get(pageOfResult((this.records[number] as SearchRecord).href));

  get messages(): readonly Message[] {
    return this.data.messages;
  }

  page = (address: string): SearchRecord | undefined => this.records[this.numberOf.get(address) ?? -1];

  ofKind = (kind: RecordKind): readonly SearchRecord[] => this.records.filter((record) => record.kind === kind);

  /** Returns the numbers of records with a keyword of these words, or of their synonyms. */
  withKeyword = (units: readonly Unit[]): readonly number[] => ownValue(this.data.keywords, keywordKey(units)) ?? [];

  /** Words as written in names and summaries, each with the number of records that have it. Read when a query needs them. */
  get writtenWords(): ReadonlyMap<string, number> {
    this.readWords ??= countWords(this.records, this.data.otherWords);
    return this.readWords;
  }

  /** Returns matches of one word, complete or as a prefix. Memoised. */
  readonly matches = memoize((word): Matches => {
    const term = this.words.stem(word);
    const found = this.index.find(term, term.length > 1);
    // A stem can be the prefix of an unrelated word: stemming removes the `eed` of `virksomheed`.
    const fits = (match: string) => match === term || match.startsWith(word);
    return term.startsWith(word) ? found : new Map([...found].filter(([, { terms }]) => terms.some(fits)));
  }, MAX_CACHED_WORDS);

  /** Returns the parts of a compound without matches; any other word unchanged. Memoised. */
  private readonly partsOf = memoize((word): readonly string[] => {
    if (this.synonyms.has(this.words.stem(word)) || this.matches(word).size > 0 || isMisspelt(this, word))
      return [word];
    const parts = this.words.splitCompound(word, this.parts);
    return parts.length > 1 ? parts : [word];
  }, MAX_CACHED_WORDS);

  private readonly matchesOfName = memoize(
    (name) => weighted(this.index.findAll(name.split(' ')), ALTERNATIVE_WEIGHT),
    MAX_CACHED_WORDS,
  );

  /** Returns matches of a part of a word that has no matches itself. */
  partMatches(word: string): Matches {
    const part = this.words.compoundPart(word, this.writtenWords);
    return part === undefined ? NO_MATCHES : weighted(this.index.find(part), PART_WEIGHT);
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
}
