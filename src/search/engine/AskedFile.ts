import { type AskedLine, unpackAsked } from './askedLines';
import type { Lines } from './Lines';
import { unpackList } from './lists';
import type { Piece, SearchRecord } from './records';
import type { Unit } from './synonyms';

/** One of the things that readers ask for. */
export interface Question extends AskedLine {
  record: SearchRecord;
  joined: string;
  /** Found when it is first compared: most never are. */
  units?: readonly Unit[];
}

/** What readers ask for when records of a file are the answer. A line is read when a query may ask it: most never are. */
export class AskedFile {
  private readonly lines: readonly string[];
  private readonly places: readonly number[];
  private readonly read: (Question | undefined)[] = [];
  /** By place of a term, as lines write it: the lines that have it. */
  private readonly byTerm = new Map<string, number[]>();

  /**
   * @param records Those of the file, by place; what is asked of one that is missing is left out.
   * @param words The terms of the file.
   */
  constructor(
    private readonly records: readonly (SearchRecord | undefined)[],
    { asked, askedOf }: Pick<Piece, 'asked' | 'askedOf'>,
    private readonly words: Lines,
  ) {
    this.lines = asked.split('\n');
    this.places = unpackList(askedOf);
    this.lines.forEach((line, at) => {
      if (!this.recordOf(at)) return;
      const [places = ''] = line.split(';', 1);
      for (const place of places.split(' ')) {
        const others = this.byTerm.get(place);
        if (others) others.push(at);
        else this.byTerm.set(place, [at]);
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

  /** The questions that have a term. */
  withTerm(term: string): Question[] {
    const place = this.words.placeOf(term);
    return place === undefined ? [] : (this.byTerm.get(place.toString(36)) ?? []).map((at) => this.question(at));
  }
}
