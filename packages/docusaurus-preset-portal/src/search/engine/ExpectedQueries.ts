import { type IndexedQuery, PhraseIndex } from './PhraseIndex';
import type { QueryIntent } from './queryIntent';
import type { Piece, SearchRecord } from './records';
import type { SortedTable } from './SortedTable';
import type { Unit } from './synonyms';

/** Factor if the query equals an expected query. */
const WHOLE_QUERY_FACTOR = 12;
/** Additional factors for the same letters, and for synonyms. */
const SAME_LETTERS_FACTOR = 1.3;
const SYNONYMS_FACTOR = 0.6;
/** Factor if the query is a part of an expected query. */
const PART_FACTOR = 1.6;
/** Added to a factor of 1 if the query contains an expected query. */
const CONTAINED_BONUS = 6;
/** Share of a word that a synonym counts for. */
const SYNONYM_SHARE = 0.8;

/** Added for each question word shared with an expected query: `how many`, `may`, `who`. */
const SENSE_BONUS = 0.15;

/** Returns the rarity of a unit in a query; 0 if the query does not name it. */
function weightOf({ name, groups }: Unit, { byName, byGroup }: QueryIntent): number {
  const same = byName.get(name);
  if (same !== undefined) return same;
  for (const group of groups) {
    const other = byGroup.get(group);
    if (other !== undefined) return SYNONYM_SHARE * other;
  }
  return 0;
}

/** Returns the share of a query, 0 to 1, that an expected query covers; 0 if the query lacks one of its units. */
function shareOf(units: readonly Unit[], intent: QueryIntent): number {
  let sum = 0;
  for (const unit of units) {
    const weight = weightOf(unit, intent);
    if (weight === 0) return 0;
    sum += weight;
  }
  return Math.min(1, sum / intent.all);
}

/** Index of the expected queries. */
export class ExpectedQueries {
  private readonly files: PhraseIndex[] = [];

  /** @param unitsOf Returns what the words of a text name. */
  constructor(private readonly unitsOf: (terms: readonly string[]) => Unit[]) {}

  /** Adds the expected queries of a file. Queries of missing records are left out. */
  add(
    records: readonly (SearchRecord | undefined)[],
    file: Pick<Piece, 'queries' | 'queryRecords'>,
    words: SortedTable,
  ): void {
    if (file.queries !== '') this.files.push(new PhraseIndex(records, file, words));
  }

  /** Returns the factor for the record of an expected query that matches fully, with synonyms, or in part. */
  private factorOf(expected: IndexedQuery, intent: QueryIntent): number {
    const { folded, joined, terms, senses, isDistinctive } = expected;
    const isSame =
      folded === undefined ? joined === intent.joined || joined === intent.stemmed : folded === intent.folded;
    if (isSame) return WHOLE_QUERY_FACTOR * SAME_LETTERS_FACTOR;
    const part = intent.terms.every((term) => terms.includes(term)) ? PART_FACTOR : 1;
    expected.units ??= this.unitsOf(terms);
    const share = shareOf(expected.units, intent);
    // Most expected queries share nothing with a query.
    if (share === 0 && joined !== intent.joined) return part;
    const shared = senses.filter((sense) => intent.senses.has(sense)).length;
    if (!isDistinctive && shared === 0) return part;
    const ownFactor =
      joined === intent.joined
        ? WHOLE_QUERY_FACTOR
        : share >= SYNONYM_SHARE
          ? WHOLE_QUERY_FACTOR * SYNONYMS_FACTOR
          : 1 + CONTAINED_BONUS * share ** 2;
    return Math.max(part, ownFactor === 1 ? 1 : ownFactor * (1 + SENSE_BONUS * Math.min(shared, 2)));
  }

  private withTerm = (term: string): IndexedQuery[] => this.files.flatMap((file) => file.withTerm(term));

  /** Yields the candidates: they contain the first word of the query or a synonym, or share its prefix. */
  private *candidates({ terms, byName, byGroup, joined, folded }: QueryIntent): Generator<IndexedQuery[]> {
    yield this.withTerm(terms[0] ?? '');
    const named = [...byName.keys()].map((name) => name.split(' ')[0] as string);
    const others = [...byGroup.keys()].flatMap(({ names }) => names.map(([first]) => first as string));
    // Prefixes also match `number plate` against one joined word.
    const prefixes = [joined, folded].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
    for (const term of new Set([...named, ...others, ...prefixes]))
      yield this.withTerm(term).filter((expected) => expected.terms[0] === term);
  }

  /** Returns the factor of each record with a matching expected query; 1 for all others. */
  factorsOf(intent: QueryIntent): ReadonlyMap<SearchRecord, number> {
    const factors = new Map<SearchRecord, number>();
    for (const expected of new Set([...this.candidates(intent)].flat())) {
      const factor = Math.max(factors.get(expected.record) ?? 1, this.factorOf(expected, intent));
      if (factor > 1) factors.set(expected.record, factor);
    }
    return factors;
  }
}
