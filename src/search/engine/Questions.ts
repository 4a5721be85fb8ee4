import { PhraseIndex, type Question } from './PhraseIndex';
import type { QueryIntent } from './queryIntent';
import type { Piece, SearchRecord } from './records';
import type { SortedTable } from './SortedTable';
import type { Unit } from './synonyms';

/** Factor if the query equals an expected query; slightly more for the exact letters, less with synonyms. */
const WHOLE = 12;
const SAME_LETTERS = 1.3;
const OTHER_WORDS = 0.6;
/** Factor if the query is a part of an expected query. */
const PART = 1.6;
/** Added to a factor of 1 if the query contains an expected query. */
const WITHIN = 6;
/** Share of a word that a synonym counts for. */
const OTHER_NAME = 0.8;

/** Added for each question word shared with an expected query: `how many`, `may`, `who`. */
const SENSE = 0.15;

/** Returns the rarity of a unit in a query; 0 if the query does not name it. */
function weightOf({ name, groups }: Unit, { byName, byGroup }: QueryIntent): number {
  const same = byName.get(name);
  if (same !== undefined) return same;
  for (const group of groups) {
    const other = byGroup.get(group);
    if (other !== undefined) return OTHER_NAME * other;
  }
  return 0;
}

/**
 * Returns the share of a query that the units of an expected query cover, from 0 to 1; 0 if the query lacks one of
 * them.
 */
function shareOf(units: readonly Unit[], asking: QueryIntent): number {
  let sum = 0;
  for (const unit of units) {
    const weight = weightOf(unit, asking);
    if (weight === 0) return 0;
    sum += weight;
  }
  return Math.min(1, sum / asking.all);
}

/** Index of the expected queries. */
export class Questions {
  private readonly files: PhraseIndex[] = [];

  /** @param unitsOf Returns what the words of a text name. */
  constructor(private readonly unitsOf: (terms: readonly string[]) => Unit[]) {}

  /**
   * Adds the expected queries of a file.
   *
   * @param records Records of the file, by position; queries of missing ones are left out.
   * @param words The terms of the file.
   */
  add(
    records: readonly (SearchRecord | undefined)[],
    file: Pick<Piece, 'asked' | 'askedOf'>,
    words: SortedTable,
  ): void {
    if (file.asked !== '') this.files.push(new PhraseIndex(records, file, words));
  }

  /** Returns the factor for the record of an expected query that matches fully, with synonyms, or in part. */
  private factorOf(question: Question, asking: QueryIntent): number {
    const { folded, joined, terms, senses, isTelling } = question;
    const isSame =
      folded === undefined ? joined === asking.joined || joined === asking.stemmed : folded === asking.folded;
    if (isSame) return WHOLE * SAME_LETTERS;
    const part = asking.terms.every((term) => terms.includes(term)) ? PART : 1;
    question.units ??= this.unitsOf(terms);
    const share = shareOf(question.units, asking);
    // Most expected queries share nothing with a query.
    if (share === 0 && joined !== asking.joined) return part;
    const shared = senses.filter((sense) => asking.senses.has(sense)).length;
    if (!isTelling && shared === 0) return part;
    const own = joined === asking.joined ? WHOLE : share >= OTHER_NAME ? WHOLE * OTHER_WORDS : 1 + WITHIN * share ** 2;
    return Math.max(part, own === 1 ? 1 : own * (1 + SENSE * Math.min(shared, 2)));
  }

  private withTerm = (term: string): Question[] => this.files.flatMap((file) => file.withTerm(term));

  /** Yields the candidates: they contain the first word of the query or a synonym, or share its prefix. */
  private *near({ terms, byName, byGroup, joined, folded }: QueryIntent): Generator<Question[]> {
    yield this.withTerm(terms[0] ?? '');
    const named = [...byName.keys()].map((name) => name.split(' ')[0] as string);
    const others = [...byGroup.keys()].flatMap(({ names }) => names.map(([first]) => first as string));
    // Prefixes also match `number plate` against one joined word.
    const begun = [joined, folded].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
    for (const term of new Set([...named, ...others, ...begun]))
      yield this.withTerm(term).filter((question) => question.terms[0] === term);
  }

  /** Returns the factor of each record with a matching expected query; 1 for all others. */
  factorsOf(asking: QueryIntent): ReadonlyMap<SearchRecord, number> {
    const factors = new Map<SearchRecord, number>();
    for (const question of new Set([...this.near(asking)].flat())) {
      const factor = Math.max(factors.get(question.record) ?? 1, this.factorOf(question, asking));
      if (factor > 1) factors.set(question.record, factor);
    }
    return factors;
  }
}
