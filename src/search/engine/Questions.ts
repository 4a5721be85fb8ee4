import { lightWords } from '../../vocabulary/language';
import { type Asking, sensesOf } from './asked';
import { namesIn } from './names';
import type { SearchRecord } from './records';
import type { Group, Unit } from './synonyms';
import { foldedName, foldedWords, queryTerms } from './words';

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

const LIGHT_WORDS = new Set(lightWords);

/** One of the things that readers ask for. */
interface Question {
  record: SearchRecord;
  folded: string;
  joined: string;
  terms: ReadonlySet<string>;
  units: readonly Unit[];
  senses: ReadonlySet<number>;
  /** Its words that count say what it asks. Of `what changed` one is left, which many other questions have. */
  isTelling: boolean;
}

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

/** Factor for the record of a question that a query asks, in these words or others, or a part of it. */
function factorOf({ folded, joined, terms, units, senses, isTelling }: Question, asking: Asking): number {
  if (folded === asking.folded) return WHOLE * SAME_LETTERS;
  const part = asking.terms.every((term) => terms.has(term)) ? PART : 1;
  const share = shareOf(units, asking);
  // Of most questions a query has nothing.
  if (share === 0 && joined !== asking.joined) return part;
  const shared = [...senses].filter((sense) => asking.senses.has(sense)).length;
  if (!isTelling && shared === 0) return part;
  const own = joined === asking.joined ? WHOLE : share >= OTHER_NAME ? WHOLE * OTHER_WORDS : 1 + WITHIN * share ** 3;
  return Math.max(part, own === 1 ? 1 : own * (1 + SENSE * Math.min(shared, 2)));
}

/** What readers ask for, by what a query that asks it has. */
export class Questions {
  private readonly byWord = new Map<string | Group, Question[]>();

  /** @param unitsOf What the words of a text name. */
  constructor(private readonly unitsOf: (terms: readonly string[]) => Unit[]) {}

  add(record: SearchRecord): void {
    for (const text of namesIn(record.asked)) {
      const terms = queryTerms(text);
      const units = this.unitsOf(terms);
      const question: Question = {
        record,
        folded: foldedName(text),
        joined: terms.join(''),
        terms: new Set(terms),
        units,
        senses: sensesOf(text),
        isTelling: terms.length > 1 || foldedWords(text).filter((word) => !LIGHT_WORDS.has(word)).length === 1,
      };
      const [first] = units;
      for (const word of new Set([
        ...terms,
        question.folded,
        question.joined,
        first?.name ?? '',
        ...(first?.groups ?? []),
      ])) {
        const others = this.byWord.get(word);
        if (others) others.push(question);
        else this.byWord.set(word, [question]);
      }
    }
  }

  /** The factor of each record that readers ask for with a query; 1 for all others. */
  factorsOf(asking: Asking): ReadonlyMap<SearchRecord, number> {
    const words = [
      asking.folded,
      asking.joined,
      asking.terms[0] ?? '',
      ...asking.byName.keys(),
      ...asking.byGroup.keys(),
    ];
    const factors = new Map<SearchRecord, number>();
    for (const question of new Set(words.flatMap((word) => this.byWord.get(word) ?? []))) {
      const factor = Math.max(factors.get(question.record) ?? 1, factorOf(question, asking));
      if (factor > 1) factors.set(question.record, factor);
    }
    return factors;
  }
}
