import { remember } from '../../remember';
import { unpackEndings } from './endings';
import type { Lines } from './Lines';
import { unpackList } from './lists';
import { FIELD_WEIGHTS } from './ranking';
import type { SearchRecord } from './records';

/** Constants of BM25+. Length of a field counts little: a name is no worse for having many synonyms. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.3;
const LEAST = 0.5;
/** A word that begins with the one that was typed, and how much less it counts for each letter more. */
const BEGUN_WEIGHT = 0.25;
const LETTER_WEIGHT = 0.3;

/** Letters of a word that begins so many others that prose with one of them says nothing. */
const FEW_LETTERS = 2;

/** Terms whose lines are kept. */
const MAX_KEPT = 2_000;

/** The field of prose; the others are names. */
const PROSE = FIELD_WEIGHTS.length - 1;

/** How a record matches one word of a query. */
export interface Match {
  score: number;
  /** Whether a name has the word, not only the prose. */
  inNames: boolean;
  terms: string[];
}

/** A file of the index that is loaded. */
interface File {
  /** By place; undefined where an earlier file has the record. */
  records: readonly (SearchRecord | undefined)[];
  lengths: readonly number[];
  terms: Lines;
}

/** A line of a file: `0,0s;title;names;prose` after its term. */
type Line = [file: File, lists: string[]];

/** Which records have a term, and how much each says by it: BM25+ over the lists of the files. */
export class TextIndex {
  private readonly files: File[] = [];
  private readonly lengthSums: number[] = FIELD_WEIGHTS.map(() => 0);
  private count = 0;

  /** @param records Those of the file that are new, by place. */
  add(records: File['records'], lengths: File['lengths'], terms: Lines): void {
    this.files.push({ records, lengths, terms });
    this.linesOf.forget();
    records.forEach((record, at) => {
      if (!record) return;
      this.count++;
      this.lengthSums.forEach((sum, field) => {
        this.lengthSums[field] = sum + (lengths[at * FIELD_WEIGHTS.length + field] as number);
      });
    });
  }

  /** Of most terms again and again: whether they are parts of compounds, and what other names of a word have. */
  private readonly linesOf = remember(
    (term): readonly Line[] =>
      this.files.flatMap((file): Line[] => {
        const rest = file.terms.get(term);
        return rest === undefined ? [] : [[file, rest.split(';')]];
      }),
    MAX_KEPT,
  );

  private linesBeginning(text: string): Map<string, Line[]> {
    const found = new Map<string, Line[]>();
    for (const file of this.files)
      for (const [term, rest] of file.terms.beginning(text)) {
        const lines = found.get(term);
        const line: Line = [file, rest.split(';')];
        if (lines) lines.push(line);
        else found.set(term, [line]);
      }
    return found;
  }

  /** Adds to what was found what the lines of a term say, in one field. */
  private addField(
    found: Map<SearchRecord, Match>,
    term: string,
    weight: number,
    lines: readonly Line[],
    field: number,
  ): void {
    const hits: { record: SearchRecord; length: number; frequency: number }[] = [];
    for (const [{ records, lengths }, lists] of lines) {
      let before = -1;
      for (const at of unpackList(lists[field + 1] ?? '')) {
        const record = records[at];
        const last = hits.at(-1);
        if (record && last && at === before) last.frequency++;
        else if (record)
          hits.push({ record, frequency: 1, length: lengths[at * FIELD_WEIGHTS.length + field] as number });
        before = at;
      }
    }
    const rarity = Math.log(1 + (this.count - hits.length + 0.5) / (hits.length + 0.5));
    const mean = (this.lengthSums[field] as number) / this.count;
    for (const { record, length, frequency } of hits) {
      const share =
        (frequency * (SATURATION + 1)) /
        (frequency + SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / mean));
      const score = weight * (FIELD_WEIGHTS[field] as number) * rarity * (LEAST + share);
      const match = found.get(record);
      if (!match) found.set(record, { score, inNames: field !== PROSE, terms: [term] });
      else {
        match.score += score;
        match.inNames ||= field !== PROSE;
        if (match.terms.at(-1) !== term) match.terms.push(term);
      }
    }
  }

  /**
   * The records that have a term.
   *
   * @param isBegun Also those with a longer term that begins so; of two letters, only in their names.
   * @param isInProse Also those that have it in their prose alone.
   */
  find(term: string, { isBegun = false, isInProse = true } = {}): Map<SearchRecord, Match> {
    const found = new Map<SearchRecord, Match>();
    for (const [one, lines] of isBegun
      ? this.linesBeginning(term)
      : new Map<string, readonly Line[]>([[term, this.linesOf(term)]])) {
      const more = one.length - term.length;
      const weight = more === 0 ? 1 : (BEGUN_WEIGHT * one.length) / (one.length + LETTER_WEIGHT * more);
      const isTelling = isInProse && (more === 0 || term.length > FEW_LETTERS);
      const fields = isTelling ? FIELD_WEIGHTS.length : PROSE;
      for (let field = 0; field < fields; field++) this.addField(found, one, weight, lines, field);
    }
    return found;
  }

  /** The records that have all of some terms. */
  findAll([first = '', ...others]: readonly string[]): Map<SearchRecord, Match> {
    const found = this.find(first);
    for (const term of others) {
      const next = this.find(term);
      for (const [record, match] of found) {
        const more = next.get(record);
        if (!more) found.delete(record);
        else {
          match.score += more.score;
          match.inNames ||= more.inNames;
          match.terms.push(...more.terms);
        }
      }
    }
    return found;
  }

  /** Whether a name has a term. */
  isInNames = (term: string): boolean => this.linesOf(term).some(([, [, title, names]]) => Boolean(title || names));

  /** Whether a word is written so in a name, or in the line about a record. */
  hasWord = (stem: string, word: string): boolean =>
    this.linesOf(stem).some(([, [endings = '']]) => unpackEndings(stem, endings).includes(word));

  /** All words of the files from one of them, as they are written, and how often their terms stand in each. */
  *words(from: number): Generator<[word: string, count: number]> {
    for (const { terms } of this.files.slice(from))
      for (const [term, rest] of terms.beginning('')) {
        const [endings = '', ...lists] = rest.split(';');
        if (endings === '') continue;
        const count = lists.reduce((sum, list) => sum + unpackList(list).length, 0);
        for (const word of unpackEndings(term, endings)) yield [word, count];
      }
  }

  get fileCount(): number {
    return this.files.length;
  }
}
