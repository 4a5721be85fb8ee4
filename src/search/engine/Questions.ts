import { AskedFile, type Question } from './AskedFile';
import type { Asking } from './asked';
import type { Lines } from './Lines';
import type { Piece, SearchRecord } from './records';
import type { Unit } from './synonyms';

/** Factor when the query is what readers ask for; a little more letter by letter, less in other words. */
const WHOLE = 12;
const SAME_LETTERS = 1.3;
const OTHER_WORDS = 0.6;
/** Factor when the query is a part of what readers ask for. */
const PART = 1.6;
/** What is added to a factor of 1 when readers ask for it with a part of the query's words. */
const WITHIN = 6;
/** How much of a word another name of the same thing stands for. */
const OTHER_NAME = 0.8;

/** What is added for each sense of its small words that a query shares with a question: `how many`, `may`, `who`. */
const SENSE = 0.15;

/** How rare what a unit names is in a query; 0 when the query has no name of it. */
function weightOf({ name, groups }: Unit, { byName, byGroup }: Asking): number {
  const same = byName.get(name);
  if (same !== undefined) return same;
  for (const group of groups) {
    const other = byGroup.get(group);
    if (other !== undefined) return OTHER_NAME * other;
  }
  return 0;
}

/** How much of a query the units of a question are, from 0 to 1; 0 when the query lacks one of them. */
function shareOf(units: readonly Unit[], asking: Asking): number {
  let sum = 0;
  for (const unit of units) {
    const weight = weightOf(unit, asking);
    if (weight === 0) return 0;
    sum += weight;
  }
  return Math.min(1, sum / asking.all);
}

/** What readers ask for, by what a query that asks it has. */
export class Questions {
  private readonly files: AskedFile[] = [];

  /** @param unitsOf What the words of a text name. */
  constructor(private readonly unitsOf: (terms: readonly string[]) => Unit[]) {}

  /**
   * @param records Those of the file, by place; what is asked of one that is missing is left out.
   * @param words The terms of the file.
   */
  add(records: readonly (SearchRecord | undefined)[], file: Pick<Piece, 'asked' | 'askedOf'>, words: Lines): void {
    if (file.asked !== '') this.files.push(new AskedFile(records, file, words));
  }

  /** Factor for the record of a question that a query asks, in these words or others, or a part of it. */
  private factorOf(question: Question, asking: Asking): number {
    const { folded, joined, terms, senses, isTelling } = question;
    const isSame =
      folded === undefined ? joined === asking.joined || joined === asking.stemmed : folded === asking.folded;
    if (isSame) return WHOLE * SAME_LETTERS;
    const part = asking.terms.every((term) => terms.includes(term)) ? PART : 1;
    question.units ??= this.unitsOf(terms);
    const share = shareOf(question.units, asking);
    // Of most questions a query has nothing.
    if (share === 0 && joined !== asking.joined) return part;
    const shared = senses.filter((sense) => asking.senses.has(sense)).length;
    if (!isTelling && shared === 0) return part;
    const own = joined === asking.joined ? WHOLE : share >= OTHER_NAME ? WHOLE * OTHER_WORDS : 1 + WITHIN * share ** 2;
    return Math.max(part, own === 1 ? 1 : own * (1 + SENSE * Math.min(shared, 2)));
  }

  private withTerm = (term: string): Question[] => this.files.flatMap((file) => file.withTerm(term));

  /** The questions that a query may ask: they have its first word, or begin with a name of what it names, or as it does. */
  private *near({ terms, byName, byGroup, joined, folded }: Asking): Generator<Question[]> {
    yield this.withTerm(terms[0] ?? '');
    const named = [...byName.keys()].map((name) => name.split(' ')[0] as string);
    const others = [...byGroup.keys()].flatMap(({ names }) => names.map(([first]) => first as string));
    // `number plate` for one word that is both.
    const begun = [joined, folded].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
    for (const term of new Set([...named, ...others, ...begun]))
      yield this.withTerm(term).filter((question) => question.terms[0] === term);
  }

  /** The factor of each record that readers ask for with a query; 1 for all others. */
  factorsOf(asking: Asking): ReadonlyMap<SearchRecord, number> {
    const factors = new Map<SearchRecord, number>();
    for (const question of new Set([...this.near(asking)].flat())) {
      const factor = Math.max(factors.get(question.record) ?? 1, this.factorOf(question, asking));
      if (factor > 1) factors.set(question.record, factor);
    }
    return factors;
  }
}
