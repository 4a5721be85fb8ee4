import { Matches } from './Matches';
import { decodeEndings, decodePostings } from './postings';
import type { SortedTable } from './SortedTable';
import { FIELD_WEIGHTS } from './weights';

/** Parameters of BM25+. Field length counts little: a name is no worse for having many synonyms. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.3;
const BASE_SCORE = 0.5;
/** Weight of a prefix match, and its reduction per additional letter. */
const PREFIX_WEIGHT = 0.25;
const LETTER_WEIGHT = 0.3;

/** Prefixes of up to this many letters match too many words to be useful in prose. */
const SHORT_PREFIX_LENGTH = 2;

/** Index of the prose field; the others are names. */
const PROSE_FIELD = FIELD_WEIGHTS.length - 1;

interface TermFile {
  /** Record number by position; -1 if an earlier file has the record. */
  numbers: readonly number[];
  lengths: readonly number[];
  terms: SortedTable;
}

/** A parsed line of a file: `0,0s;title;names;keywords;prose` after its term. */
type Line = [file: TermFile, lists: string[]];

/** Finds the records of a term and scores them: BM25+ over the posting lists of the files. */
export class TextIndex {
  private readonly files: TermFile[] = [];
  private readonly lengthSums: number[] = FIELD_WEIGHTS.map(() => 0);
  private count = 0;
  /** Record number → 1-based position in the current result; 0 if absent. */
  private positions = new Int32Array();

  /** Adds a file. `numbers`: record numbers by position; -1 if an earlier file has the record. */
  add(numbers: TermFile['numbers'], lengths: TermFile['lengths'], terms: SortedTable): void {
    this.files.push({ numbers, lengths, terms });
    numbers.forEach((number, at) => {
      if (number < 0) return;
      this.count++;
      this.lengthSums.forEach((sum, field) => {
        this.lengthSums[field] = sum + (lengths[at * FIELD_WEIGHTS.length + field] as number);
      });
    });
    this.positions = new Int32Array(this.count);
  }

  private linesOf = (term: string): Line[] =>
    this.files.flatMap((file): Line[] => {
      const rest = file.terms.get(term);
      return rest === undefined ? [] : [[file, rest.split(';')]];
    });

  private linesWithPrefix(text: string): Map<string, Line[]> {
    const found = new Map<string, Line[]>();
    for (const file of this.files)
      for (const [term, rest] of file.terms.withPrefix(text)) {
        const lines = found.get(term);
        if (lines) lines.push([file, rest.split(';')]);
        else found.set(term, [[file, rest.split(';')]]);
      }
    return found;
  }

  /** Adds the scores of a term in one field to the result, for the records `among` if given. */
  private addField(
    found: Matches,
    terms: readonly [term: string],
    weight: number,
    lines: readonly Line[],
    field: number,
    among?: ReadonlySet<number>,
  ): void {
    const numbers: number[] = [];
    const lengths: number[] = [];
    const frequencies: number[] = [];
    for (const [file, lists] of lines) {
      let previous = -1;
      for (const at of decodePostings(lists[field + 1] ?? '')) {
        const number = file.numbers[at] as number;
        if (number < 0) continue;
        if (number === previous) (frequencies[frequencies.length - 1] as number)++;
        else {
          numbers.push(number);
          lengths.push(file.lengths[at * FIELD_WEIGHTS.length + field] as number);
          frequencies.push(1);
        }
        previous = number;
      }
    }
    const rarity = Math.log(1 + (this.count - numbers.length + 0.5) / (numbers.length + 0.5));
    const mean = (this.lengthSums[field] as number) / this.count;
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] as number;
      if (among && !among.has(number)) continue;
      const frequency = frequencies[i] as number;
      const share =
        (frequency * (SATURATION + 1)) /
        (frequency + SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * (lengths[i] as number)) / mean));
      const score = weight * (FIELD_WEIGHTS[field] as number) * rarity * (BASE_SCORE + share);
      const position = this.positions[number] as number;
      if (position > 0) found.merge(position - 1, score, field !== PROSE_FIELD, terms);
      else this.positions[number] = found.add(number, score, field !== PROSE_FIELD, terms);
    }
  }

  /**
   * Finds the records of a term.
   *
   * @param isPrefix Includes longer terms with this prefix; for two letters, in names only.
   * @param isInProse Includes records with the term in prose only.
   */
  find(
    term: string,
    {
      isPrefix = false,
      isInProse = true,
      among,
    }: { isPrefix?: boolean; isInProse?: boolean; among?: ReadonlySet<number> } = {},
  ): Matches {
    const found = new Matches();
    for (const [match, lines] of isPrefix ? this.linesWithPrefix(term) : new Map([[term, this.linesOf(term)]])) {
      const extraLetters = match.length - term.length;
      const weight =
        extraLetters === 0 ? 1 : (PREFIX_WEIGHT * match.length) / (match.length + LETTER_WEIGHT * extraLetters);
      const searchesProse = isInProse && (extraLetters === 0 || term.length > SHORT_PREFIX_LENGTH);
      const fields = searchesProse ? FIELD_WEIGHTS.length : PROSE_FIELD;
      for (let field = 0; field < fields; field++) this.addField(found, [match], weight, lines, field, among);
    }
    for (const number of found.numbers) this.positions[number] = 0;
    return found;
  }

  /** Returns the records that have all of the terms. */
  findAll(terms: readonly string[]): Matches {
    if (terms.some((term) => this.linesOf(term).length === 0)) return new Matches();
    const [first = '', ...others] = terms;
    return others.reduce(
      (found, term) => found.intersect(this.find(term, { among: new Set(found.numbers) })),
      this.find(first),
    );
  }

  isInNames = (term: string): boolean =>
    this.linesOf(term).some(([, lists]) => lists.slice(1, PROSE_FIELD + 1).some(Boolean));

  /** True if a name or summary contains the word as written. */
  hasWord = (stem: string, word: string): boolean =>
    this.linesOf(stem).some(([, [endings = '']]) => decodeEndings(stem, endings).includes(word));

  /** Yields all words as written of the files from an index on, with the number of records of their terms. */
  *words(from: number): Generator<[word: string, count: number]> {
    for (const { terms } of this.files.slice(from))
      for (const [term, rest] of terms.withPrefix('')) {
        const [endings = '', ...lists] = rest.split(';');
        if (endings === '') continue;
        const count = lists.reduce((sum, list) => sum + decodePostings(list).length, 0);
        for (const word of decodeEndings(term, endings)) yield [word, count];
      }
  }

  get fileCount(): number {
    return this.files.length;
  }
}
