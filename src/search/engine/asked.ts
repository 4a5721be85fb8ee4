import { fold } from '../../vocabulary/fold';
import { amountQuestions, lightWords, questionSenses } from '../../vocabulary/language';
import { namesIn } from './names';
import type { SearchRecord } from './records';
import type { Group, Unit } from './synonyms';
import { foldedName, queryTerms, significantWords, splitWords } from './words';

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
const SENSES = new Map(questionSenses.flatMap((words, sense) => words.map((word) => [word, sense] as const)));
const AMOUNT = -1;

/** What the small words of a text ask. */
function sensesOf(text: string): ReadonlySet<number> {
  const rest = text.replace(amountQuestions, ' ');
  const senses = splitWords(rest).flatMap((word) => SENSES.get(fold(word)) ?? []);
  return new Set(rest === text ? senses : [AMOUNT, ...senses]);
}

/** One of the things that readers ask for. */
interface Question {
  folded: string;
  joined: string;
  terms: ReadonlySet<string>;
  units: readonly Unit[];
  senses: ReadonlySet<number>;
  /** Its words that count say what it asks. Of `what changed` one is left, which many other questions have. */
  isTelling: boolean;
}

/** A query as it is compared with what readers ask for. */
export interface Asking {
  folded: string;
  joined: string;
  terms: readonly string[];
  senses: ReadonlySet<number>;
  /** How rare all its words are together. */
  all: number;
  /** How rare each thing is that it names: by the name, and by the groups of its other names. */
  byName: ReadonlyMap<string, number>;
  byGroup: ReadonlyMap<Group, number>;
  /** Its words as a text has them, by which units are found. */
  unitsOf: (terms: readonly string[]) => Unit[];
}

/**
 * @param units What its words name.
 * @param weights How rare each word is.
 */
export function askingOf(
  query: string,
  units: readonly Unit[],
  weights: readonly number[],
  unitsOf: Asking['unitsOf'],
): Asking {
  const terms = queryTerms(query);
  const named = units.map((unit) => [unit, unit.places.reduce((sum, at) => sum + (weights[at] as number), 0)] as const);
  return {
    folded: foldedName(significantWords(query).join(' ')),
    joined: terms.join(''),
    terms,
    senses: sensesOf(query),
    all: weights.reduce((sum, weight) => sum + weight, 0),
    byName: new Map(named.map(([{ name }, weight]) => [name, weight])),
    byGroup: new Map(named.flatMap(([{ groups }, weight]) => groups.map((group) => [group, weight] as const))),
    unitsOf,
  };
}

const known = new WeakMap<SearchRecord, readonly Question[]>();

/** What readers ask for when a record is the answer; made when a query first finds it. */
function questionsOf(record: SearchRecord, unitsOf: Asking['unitsOf']): readonly Question[] {
  const before = known.get(record);
  if (before) return before;
  const questions = namesIn(record.asked).map((question) => {
    const terms = queryTerms(question);
    return {
      folded: foldedName(question),
      joined: terms.join(''),
      terms: new Set(terms),
      units: unitsOf(terms),
      senses: sensesOf(question),
      isTelling: terms.length > 1 || splitWords(question).filter((word) => !LIGHT_WORDS.has(fold(word))).length === 1,
    };
  });
  known.set(record, questions);
  return questions;
}

/** How much of a query the units of a question are, from 0 to 1; 0 when the query lacks one of them. */
function shareOf(units: readonly Unit[], { byName, byGroup, all }: Asking): number {
  let sum = 0;
  for (const { name, groups } of units) {
    const same = byName.get(name);
    const other = same === undefined ? groups.find((group) => byGroup.has(group)) : undefined;
    if (same === undefined && other === undefined) return 0;
    sum += same ?? OTHER_NAME * (byGroup.get(other as Group) as number);
  }
  return Math.min(1, sum / all);
}

/** Factor for a record that readers ask for with the query, in these words or others, or with a part of it. */
export function askedFactor(record: SearchRecord, asking: Asking): number {
  if (!record.asked) return 1;
  let factor = 1;
  for (const question of questionsOf(record, asking.unitsOf)) {
    if (question.folded === asking.folded) return WHOLE * SAME_LETTERS;
    factor = Math.max(factor, factorOf(question, asking));
  }
  return factor;
}

function factorOf({ joined, terms, units, senses, isTelling }: Question, asking: Asking): number {
  const part = asking.terms.every((term) => terms.has(term)) ? PART : 1;
  const shared = [...senses].filter((sense) => asking.senses.has(sense)).length;
  if (!isTelling && shared === 0) return part;
  const share = shareOf(units, asking);
  const own = joined === asking.joined ? WHOLE : share >= OTHER_NAME ? WHOLE * OTHER_WORDS : 1 + WITHIN * share ** 3;
  return Math.max(part, own === 1 ? 1 : own * (1 + SENSE * Math.min(shared, 2)));
}
