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

/** Finds the records of a term and scores them: BM25+ over the posting lists. */
export class TextIndex {
  private readonly meanLengths: readonly number[];
  /** Record number → 1-based position in the current result; 0 if absent. */
  private readonly positions: Int32Array;

  /**
   * @param count Number of records.
   * @param lengths Number of terms of each record in each field.
   * @param terms Lines `0,0s;title;names;keywords;prose` by term: its words, then its records by field.
   */
  constructor(
    private readonly count: number,
    private readonly lengths: readonly number[],
    private readonly terms: SortedTable,
  ) {
    this.positions = new Int32Array(count);
    const sums = FIELD_WEIGHTS.map(() => 0);
    lengths.forEach((length, at) => {
      sums[at % sums.length] = (sums[at % sums.length] as number) + length;
    });
    this.meanLengths = sums.map((sum) => sum / count);
  }

  private listsOf = (term: string): string[] => this.terms.get(term)?.split(';') ?? [];

  /** Adds the scores of a term in one field to the result, for the records `among` if given. */
  private addField(
    found: Matches,
    terms: readonly [term: string],
    weight: number,
    lists: readonly string[],
    field: number,
    among?: ReadonlySet<number>,
  ): void {
    const numbers: number[] = [];
    const frequencies: number[] = [];
    for (const number of decodePostings(lists[field + 1] ?? '')) {
      if (number === numbers.at(-1)) (frequencies[frequencies.length - 1] as number)++;
      else {
        numbers.push(number);
        frequencies.push(1);
      }
    }
    const rarity = Math.log(1 + (this.count - numbers.length + 0.5) / (numbers.length + 0.5));
    const mean = this.meanLengths[field] as number;
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] as number;
      if (among && !among.has(number)) continue;
      const frequency = frequencies[i] as number;
      const share =
        (frequency * (SATURATION + 1)) /
        (frequency +
          SATURATION *
            (1 -
              LENGTH_WEIGHT +
              (LENGTH_WEIGHT * (this.lengths[number * FIELD_WEIGHTS.length + field] as number)) / mean));
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
    const exact: [string, string][] = [[term, this.terms.get(term) ?? '']];
    for (const [match, line] of isPrefix ? this.terms.withPrefix(term) : exact) {
      const lists = line.split(';');
      const extraLetters = match.length - term.length;
      const weight =
        extraLetters === 0 ? 1 : (PREFIX_WEIGHT * match.length) / (match.length + LETTER_WEIGHT * extraLetters);
      const searchesProse = isInProse && (extraLetters === 0 || term.length > SHORT_PREFIX_LENGTH);
      const fields = searchesProse ? FIELD_WEIGHTS.length : PROSE_FIELD;
      for (let field = 0; field < fields; field++) this.addField(found, [match], weight, lists, field, among);
    }
    for (const number of found.numbers) this.positions[number] = 0;
    return found;
  }

  /** Returns the records that have all of the terms. */
  findAll(terms: readonly string[]): Matches {
    if (terms.some((term) => this.listsOf(term).length === 0)) return new Matches();
    const [first = '', ...others] = terms;
    return others.reduce(
      (found, term) => found.intersect(this.find(term, { among: new Set(found.numbers) })),
      this.find(first),
    );
  }

  isInNames = (term: string): boolean =>
    this.listsOf(term)
      .slice(1, PROSE_FIELD + 1)
      .some(Boolean);

  /** True if a name or summary contains the word as written. */
  hasWord = (stem: string, word: string): boolean => decodeEndings(stem, this.listsOf(stem)[0] ?? '').includes(word);

  /** Yields all words as written, with the number of records of their terms. */
  *words(): Generator<[word: string, count: number]> {
    for (const [term, line] of this.terms.withPrefix('')) {
      const [endings = '', ...lists] = line.split(';');
      if (endings === '') continue;
      const count = lists.reduce((sum, list) => sum + decodePostings(list).length, 0);
      for (const word of decodeEndings(term, endings)) yield [word, count];
    }
  }
}
