import { remember } from '../../remember';
import { corrected, isMisspelt, suggestions } from './corrections';
import { type Hit, rankHits } from './hits';
import { KnownWords } from './KnownWords';
import { Lines } from './Lines';
import { unpackList } from './lists';
import { namesIn } from './names';
import { Questions } from './Questions';
import type { Kind, Piece, SearchRecord } from './records';
import {
  type Alternative,
  alternativesIn,
  compoundParts,
  type Synonyms,
  synonymsOf,
  type Unit,
  unitsIn,
} from './synonyms';
import { type Match, TextIndex } from './TextIndex';
import { isStopWord, partOf, queryWords, splitCompound, stem, terms } from './words';

export type { Hit } from './hits';
export type { Match } from './TextIndex';

/** A match of another name of the same thing, beside one of the word that was typed. */
const ALTERNATIVE_WEIGHT = 0.6;
/** A match of a part of a word, likewise. */
const PART_WEIGHT = 0.4;
const NO_MATCHES: ReadonlyMap<SearchRecord, Match> = new Map();
/** Any word can be made of shorter ones. */
const SHORTEST_PART = 4;
/** Words whose matches are kept, and names: those of a query stay while its last word is typed. */
const MAX_KEPT = 120;

function weighted(matches: Map<SearchRecord, Match>, weight: number): ReadonlyMap<SearchRecord, Match> {
  for (const match of matches.values()) match.score *= weight;
  return matches;
}

/** The part of the index that is loaded. */
export class LoadedIndex {
  private readonly index = new TextIndex();
  private readonly records = new Map<string, SearchRecord>();
  private readonly pages = new Map<string, SearchRecord>();
  private readonly kinds = new Map<Kind, SearchRecord[]>();
  private readonly names: { lines: Lines; records: readonly SearchRecord[] }[] = [];
  /** Terms that compounds are made of, besides those of the records. */
  readonly parts: ReadonlySet<string>;
  private readonly synonyms: Synonyms;
  private wordsRead = 0;
  /** Words as they are written, to correct others. */
  readonly known = new KnownWords(() => {
    const from = this.wordsRead;
    this.wordsRead = this.index.fileCount;
    return this.index.words(from);
  });

  /**
   * @param things Names of the same thing, each the terms of a name.
   * @param words The same of what questions say of things.
   */
  constructor(things: readonly (readonly string[])[] = [], words: readonly (readonly string[])[] = []) {
    this.parts = compoundParts(things);
    this.synonyms = synonymsOf(things, words);
  }

  /** Adds a file. Records that are there already stay as they are. */
  add(piece: Piece): void {
    const added = piece.records.map((record) => (this.records.has(record.id) ? undefined : record));
    for (const record of added.filter((one) => one !== undefined)) {
      this.records.set(record.id, record);
      if (!record.href.includes('#')) this.pages.set(record.href, record);
      const alike = this.kinds.get(record.kind);
      if (alike) alike.push(record);
      else this.kinds.set(record.kind, [record]);
    }
    const words = new Lines(piece.terms);
    this.index.add(added, piece.lengths, words);
    this.questions.add(added, piece, words);
    const records = piece.records.map(({ id }) => this.records.get(id) as SearchRecord);
    this.names.push({ lines: new Lines(piece.names), records });
    for (const kept of [this.matches, this.partsOf, this.matchesOfPart, this.matchesOfName]) kept.forget();
  }

  /** The record of a page by its address. */
  page = (address: string): SearchRecord | undefined => this.pages.get(address);

  /** The records of a kind that are loaded. */
  ofKind = (kind: Kind): readonly SearchRecord[] => this.kinds.get(kind) ?? [];

  /** The records with a name that is not shown, as one term. */
  withName = (joined: string): ReadonlySet<SearchRecord> =>
    new Set(
      this.names.flatMap(({ lines, records }) =>
        unpackList(lines.get(joined) ?? '').map((at) => records[at] as SearchRecord),
      ),
    );

  get size(): number {
    return this.records.size;
  }

  /** Whether a term may be part of a compound. */
  readonly isPart = {
    has: (term: string) =>
      this.parts.has(term) || (term.length >= SHORTEST_PART && (this.synonyms.has(term) || this.index.isInNames(term))),
  };

  /** Matches of one word, as typed or begun. */
  readonly matches = remember((word): ReadonlyMap<SearchRecord, Match> => {
    const term = stem(word);
    // A query of words that carry no meaning is one whose others are still to be typed: most prose has them.
    const found = this.index.find(term, { isBegun: term.length > 1, isInProse: !isStopWord(word) });
    // A stem may begin another word than the one that was typed: `virksomheed` has lost its `eed`.
    for (const [record, { terms }] of found)
      if (!terms.some((one) => one === term || one.startsWith(word))) found.delete(record);
    return found;
  }, MAX_KEPT);

  /** The parts of a compound that nothing has; any other word alone. */
  private readonly partsOf = remember((word): readonly string[] => {
    if (this.synonyms.has(stem(word)) || this.matches(word).size > 0 || isMisspelt(this, word)) return [word];
    const parts = splitCompound(word, this.isPart);
    return parts.length > 1 ? parts : [word];
  }, MAX_KEPT);

  private readonly matchesOfPart = remember((part) => weighted(this.index.find(part), PART_WEIGHT), MAX_KEPT);
  private readonly matchesOfName = remember(
    (name) => weighted(this.index.findAll(name.split(' ')), ALTERNATIVE_WEIGHT),
    MAX_KEPT,
  );

  /** Words as they are written. */
  private readonly isWritten = { has: (word: string) => this.index.hasWord(stem(word), word) };

  /** Matches of a part of a word, for one that nothing has. */
  partMatches(word: string): ReadonlyMap<SearchRecord, Match> {
    const part = partOf(word, this.isWritten);
    return part === undefined ? NO_MATCHES : this.matchesOfPart(part);
  }

  /** What the words of a text name. */
  readonly units = (terms: readonly string[]): Unit[] => unitsIn(this.synonyms, terms);

  /** What readers ask for. */
  readonly questions = new Questions(this.units);

  /** Matches of other names of what words of a query name, by the places of these words. */
  alternatives(units: readonly Unit[]): (Alternative & { matches: ReadonlyMap<SearchRecord, Match> })[] {
    return alternativesIn(units).map(({ places, name }) => ({
      places,
      name,
      matches: this.matchesOfName(name.join(' ')),
    }));
  }

  /** Whether something has a word or, of a compound, its parts. */
  isKnown = (word: string): boolean =>
    this.partsOf(word).length > 1 || this.matches(word).size > 0 || this.isName(stem(word));

  /** Whether a term is a name of something by itself: `forbudt` stands in no text, and is no `forbrugt` with an error. */
  private isName = (term: string): boolean => this.synonyms.get(term)?.some(({ terms }) => terms.length === 1) ?? false;

  /** Everything that matches, best first. */
  search(query: string): Hit[] {
    // A phone types the other one: `what’s`, `doesn’t`.
    const text = query.replaceAll('’', "'");
    return rankHits(this, text, [...new Set(queryWords(text).flatMap((word) => this.partsOf(word)))]);
  }

  /** A query with the nearest known words in the place of those that nothing has, see `corrections.ts`. */
  corrected = (text: string): string | undefined => corrected(this, text);

  /** Names like a query that found nothing. */
  suggestions = (text: string): string[] => suggestions(this, text);

  /** Names that have a word. A property called `name` is found by its label. */
  namesWith = (word: string): string[] => {
    const term = stem(word);
    return [...this.index.find(term)].flatMap(([record]) =>
      [record.title, ...namesIn(record.label)].filter((name) => terms(name).includes(term)).slice(0, 1),
    );
  };
}
