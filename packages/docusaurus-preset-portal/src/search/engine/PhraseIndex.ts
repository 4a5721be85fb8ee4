import { decodeQuery, type ExpectedQuery } from './expectedQuery';
import { decodePostings } from './postings';
import type { Piece, SearchRecord } from './records';
import type { SortedTable } from './SortedTable';
import type { Unit } from './synonyms';

/** An expected query of a record. */
export interface IndexedQuery extends ExpectedQuery {
  record: SearchRecord;
  joined: string;
  /** Computed on first comparison: most queries are never compared. */
  units?: readonly Unit[];
}

/** Expected queries of the records of a file. Lines are decoded on demand: most never are. */
export class PhraseIndex {
  private readonly lines: readonly string[];
  private readonly positions: readonly number[];
  private readonly decoded: (IndexedQuery | undefined)[] = [];
  /** Encoded position of a term → the lines that contain it. */
  private readonly byTerm = new Map<string, number[]>();

  /** @param records Records by position; queries of missing ones are left out. */
  constructor(
    private readonly records: readonly (SearchRecord | undefined)[],
    { queries, queryRecords }: Pick<Piece, 'queries' | 'queryRecords'>,
    private readonly words: SortedTable,
  ) {
    this.lines = queries.split('\n');
    this.positions = decodePostings(queryRecords);
    this.lines.forEach((line, at) => {
      if (!this.recordOf(at)) return;
      const [positions = ''] = line.split(';', 1);
      for (const encoded of positions.split(' ')) {
        const lines = this.byTerm.get(encoded);
        if (lines) lines.push(at);
        else this.byTerm.set(encoded, [at]);
      }
    });
  }

  private recordOf = (at: number): SearchRecord | undefined => this.records[this.positions[at] as number];

  private query(at: number): IndexedQuery {
    const cached = this.decoded[at];
    if (cached) return cached;
    const line = decodeQuery(this.lines[at] as string, this.words);
    const query = { ...line, record: this.recordOf(at) as SearchRecord, joined: line.terms.join('') };
    this.decoded[at] = query;
    return query;
  }

  withTerm(term: string): IndexedQuery[] {
    const position = this.words.positionOf(term);
    return position === undefined ? [] : (this.byTerm.get(position.toString(36)) ?? []).map((at) => this.query(at));
  }
}
