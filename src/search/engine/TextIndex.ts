import { unpackEndings } from './endings';
import type { Lines } from './Lines';
import { unpackList } from './lists';
import { Matches } from './Matches';
import { FIELD_WEIGHTS } from './ranking';
import { type Line, type TermFile, TermLines } from './TermLines';

/** Constants of BM25+. Length of a field counts little: a name is no worse for having many synonyms. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.3;
const LEAST = 0.5;
/** A word that begins with the one that was typed, and how much less it counts for each letter more. */
const BEGUN_WEIGHT = 0.25;
const LETTER_WEIGHT = 0.3;

/** Letters of a word that begins so many others that prose with one of them says nothing. */
const FEW_LETTERS = 2;

/** The field of prose; the others are names. */
const PROSE = FIELD_WEIGHTS.length - 1;

/** Which records have a term, and how much each says by it: BM25+ over the lists of the files. */
export class TextIndex {
  private readonly files = new TermLines();
  private readonly lengthSums: number[] = FIELD_WEIGHTS.map(() => 0);
  private count = 0;
  /** By number of a record, its place in what is just being found, from 1; 0 when it is not there. */
  private places = new Int32Array();

  /** @param numbers Those of its records, by place; -1 where an earlier file has the record. */
  add(numbers: TermFile['numbers'], lengths: TermFile['lengths'], terms: Lines): void {
    this.files.add({ numbers, lengths, terms });
    numbers.forEach((number, at) => {
      if (number < 0) return;
      this.count++;
      this.lengthSums.forEach((sum, field) => {
        this.lengthSums[field] = sum + (lengths[at * FIELD_WEIGHTS.length + field] as number);
      });
    });
    this.places = new Int32Array(this.count);
  }

  /**
   * Adds to what was found what the lines of a term say, in one field.
   *
   * @param among Records that are wanted; undefined for all.
   */
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
      let before = -1;
      for (const at of unpackList(lists[field + 1] ?? '')) {
        const number = file.numbers[at] as number;
        if (number < 0) continue;
        if (number === before) (frequencies[frequencies.length - 1] as number)++;
        else {
          numbers.push(number);
          lengths.push(file.lengths[at * FIELD_WEIGHTS.length + field] as number);
          frequencies.push(1);
        }
        before = number;
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
      const score = weight * (FIELD_WEIGHTS[field] as number) * rarity * (LEAST + share);
      const place = this.places[number] as number;
      if (place > 0) found.addTo(place - 1, score, field !== PROSE, terms);
      else this.places[number] = found.add(number, score, field !== PROSE, terms);
    }
  }

  /**
   * The records that have a term.
   *
   * @param isBegun Also those with a longer term that begins so; of two letters, only in their names.
   * @param isInProse Also those that have it in their prose alone.
   * @param among Records that are wanted; undefined for all.
   */
  find(
    term: string,
    {
      isBegun = false,
      isInProse = true,
      among,
    }: { isBegun?: boolean; isInProse?: boolean; among?: ReadonlySet<number> } = {},
  ): Matches {
    const found = new Matches();
    for (const [one, lines] of isBegun
      ? this.files.linesBeginning(term)
      : new Map<string, readonly Line[]>([[term, this.files.linesOf(term)]])) {
      const more = one.length - term.length;
      const weight = more === 0 ? 1 : (BEGUN_WEIGHT * one.length) / (one.length + LETTER_WEIGHT * more);
      const isTelling = isInProse && (more === 0 || term.length > FEW_LETTERS);
      const fields = isTelling ? FIELD_WEIGHTS.length : PROSE;
      for (let field = 0; field < fields; field++) this.addField(found, [one], weight, lines, field, among);
    }
    for (const number of found.numbers) this.places[number] = 0;
    return found;
  }

  /** The records that have all of some terms. */
  findAll(terms: readonly string[]): Matches {
    if (terms.some((term) => this.files.linesOf(term).length === 0)) return new Matches();
    const [first = '', ...others] = terms;
    return others.reduce(
      (found, term) => found.and(this.find(term, { among: new Set(found.numbers) })),
      this.find(first),
    );
  }

  /** Whether a name has a term. */
  isInNames = (term: string): boolean =>
    this.files.linesOf(term).some(([, [, title, names]]) => Boolean(title || names));

  /** Whether a word is written so in a name, or in the line about a record. */
  hasWord = (stem: string, word: string): boolean =>
    this.files.linesOf(stem).some(([, [endings = '']]) => unpackEndings(stem, endings).includes(word));

  /** All words of the files from one of them, as they are written, and how often their terms stand in each. */
  *words(from: number): Generator<[word: string, count: number]> {
    for (const { terms } of this.files.from(from))
      for (const [term, rest] of terms.beginning('')) {
        const [endings = '', ...lists] = rest.split(';');
        if (endings === '') continue;
        const count = lists.reduce((sum, list) => sum + unpackList(list).length, 0);
        for (const word of unpackEndings(term, endings)) yield [word, count];
      }
  }

  get fileCount(): number {
    return this.files.count;
  }
}
