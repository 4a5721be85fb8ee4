import { type AskedLine, unpackAsked } from './askedLines';
import { decodePostings } from './postings';
import type { Piece, SearchRecord } from './records';
import type { SortedTable } from './SortedTable';
import type { Unit } from './synonyms';

/** An expected query of a record. */
export interface Question extends AskedLine {
  record: SearchRecord;
  joined: string;
  /** Computed on first comparison: most queries are never compared. */
  units?: readonly Unit[];
}

/** Expected queries of the records of a file. Lines are decoded on demand: most never are. */
export class PhraseIndex {
  private readonly lines: readonly string[];
  private readonly places: readonly number[];
  private readonly read: (Question | undefined)[] = [];
  /** Encoded position of a term → the lines that contain it. */
  private readonly byTerm = new Map<string, number[]>();

  /**
   * @param records Records of the file, by position; queries of missing ones are left out.
   * @param words The terms of the file.
   */
  constructor(
    private readonly records: readonly (SearchRecord | undefined)[],
    { asked, askedOf }: Pick<Piece, 'asked' | 'askedOf'>,
    private readonly words: SortedTable,
  ) {
    this.lines = asked.split('\n');
    this.places = decodePostings(askedOf);
    this.lines.forEach((line, at) => {
      if (!this.recordOf(at)) return;
      const [places = ''] = line.split(';', 1);
      for (const encoded of places.split(' ')) {
        const others = this.byTerm.get(encoded);
        if (others) others.push(at);
        else this.byTerm.set(encoded, [at]);
      }
    });
  }

  private recordOf = (at: number): SearchRecord | undefined => this.records[this.places[at] as number];

  private question(at: number): Question {
    const before = this.read[at];
    if (before) return before;
    const line = unpackAsked(this.lines[at] as string, this.words);
    const question = { ...line, record: this.recordOf(at) as SearchRecord, joined: line.terms.join('') };
    this.read[at] = question;
    return question;
  }

  /** Returns the expected queries that contain a term. */
  withTerm(term: string): Question[] {
    const position = this.words.placeOf(term);
    return position === undefined ? [] : (this.byTerm.get(position.toString(36)) ?? []).map((at) => this.question(at));
  }
}
