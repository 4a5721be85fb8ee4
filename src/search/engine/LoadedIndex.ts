import { remember } from '../../remember';
import { corrected, isMisspelt, suggestions } from './corrections';
import { type Hit, rankHits } from './hits';
import { KnownRecords } from './KnownRecords';
import { KnownWords } from './KnownWords';
import { Lines } from './Lines';
import { unpackList } from './lists';
import { Matches } from './Matches';
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
import { TextIndex } from './TextIndex';
import { isStopWord, partOf, queryWords, splitCompound, stem, terms } from './words';

export type { Hit } from './hits';

/** A match of another name of the same thing, beside one of the word that was typed. */
const ALTERNATIVE_WEIGHT = 0.6;
/** A match of a part of a word, likewise. */
const PART_WEIGHT = 0.4;
const NO_MATCHES = new Matches();
/** Any word can be made of shorter ones. */
const SHORTEST_PART = 4;
/** Words whose matches are kept, and names: those of a query stay while its last word is typed. */
const MAX_KEPT = 120;

/** The part of the index that is loaded. */
export class LoadedIndex {
  private readonly index = new TextIndex();
  readonly records = new KnownRecords();
  private readonly numberOf = new Map<string, number>();
  private readonly kinds = new Map<Kind, SearchRecord[]>();
  /** Names that are not shown, each as one term, with the records that have it in each file. */
  private readonly names = new Map<string, { packed: string; numbers: readonly number[] }[]>();
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
    const added = piece.records.map((record) => (this.numberOf.has(record.id) ? undefined : record));
    const numbers = added.map((record) => {
      if (!record) return -1;
      const number = this.records.add(record);
      this.numberOf.set(record.id, number);
      const alike = this.kinds.get(record.kind);
      if (alike) alike.push(record);
      else this.kinds.set(record.kind, [record]);
      return number;
    });
    const words = new Lines(piece.terms);
    this.index.add(numbers, piece.lengths, words);
    this.questions.add(added, piece, words);
    const all = piece.records.map(({ id }) => this.numberOf.get(id) as number);
    for (const [name, packed] of new Lines(piece.names).beginning('')) {
      const known = { packed, numbers: all };
      const before = this.names.get(name);
      if (before) before.push(known);
      else this.names.set(name, [known]);
    }
    for (const kept of [this.matches, this.partsOf, this.matchesOfPart, this.matchesOfName]) kept.forget();
  }

  /** The record of a page by its address. */
  page = this.records.page;

  /** The records of a kind that are loaded. */
  ofKind = (kind: Kind): readonly SearchRecord[] => this.kinds.get(kind) ?? [];

  /** Numbers of the records with a name that is not shown, as one term. */
  withName = (joined: string): ReadonlySet<number> =>
    new Set(
      this.names.get(joined)?.flatMap(({ packed, numbers }) => unpackList(packed).map((at) => numbers[at] as number)),
    );

  get size(): number {
    return this.records.all.length;
  }

  /** Whether a term may be part of a compound. */
  readonly isPart = {
    has: (term: string) =>
      this.parts.has(term) || (term.length >= SHORTEST_PART && (this.synonyms.has(term) || this.index.isInNames(term))),
  };

  /** Matches of one word, as typed or begun. */
  readonly matches = remember((word): Matches => {
    const term = stem(word);
    // A query of words that carry no meaning is one whose others are still to be typed: most prose has them.
    const found = this.index.find(term, { isBegun: term.length > 1, isInProse: !isStopWord(word) });
    // A stem may begin another word than the one that was typed: `virksomheed` has lost its `eed`.
    return term.startsWith(word) ? found : found.withTerm((one) => one === term || one.startsWith(word));
  }, MAX_KEPT);

  /** The parts of a compound that nothing has; any other word alone. */
  private readonly partsOf = remember((word): readonly string[] => {
    if (this.synonyms.has(stem(word)) || this.matches(word).size > 0 || isMisspelt(this, word)) return [word];
    const parts = splitCompound(word, this.isPart);
    return parts.length > 1 ? parts : [word];
  }, MAX_KEPT);

  private readonly matchesOfPart = remember((part) => this.index.find(part).weighted(PART_WEIGHT), MAX_KEPT);
  private readonly matchesOfName = remember(
    (name) => this.index.findAll(name.split(' ')).weighted(ALTERNATIVE_WEIGHT),
    MAX_KEPT,
  );

  /** Words as they are written. */
  private readonly isWritten = { has: (word: string) => this.index.hasWord(stem(word), word) };

  /** Matches of a part of a word, for one that nothing has. */
  partMatches(word: string): Matches {
    const part = partOf(word, this.isWritten);
    return part === undefined ? NO_MATCHES : this.matchesOfPart(part);
  }

  /** What the words of a text name. */
  readonly units = (terms: readonly string[]): Unit[] => unitsIn(this.synonyms, terms);

  /** What readers ask for. */
  readonly questions = new Questions(this.units);

  /** Matches of other names of what words of a query name, by the places of these words. */
  alternatives(units: readonly Unit[]): (Alternative & { matches: Matches })[] {
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
    return this.index.find(term).numbers.flatMap((number) => {
      const { title, label } = this.records.all[number] as SearchRecord;
      return [title, ...namesIn(label)].filter((name) => terms(name).includes(term)).slice(0, 1);
    });
  };
}
