import { language } from 'docusaurus-preset-portal/content';
import type { Group, Unit } from './synonyms';
import { foldedName, foldedWords, queryTerms, significantWords, stem, termsInOrder } from './words';

const { amountQuestions, questionSenses } = language;

const SENSES = new Map(questionSenses.flatMap((words, sense) => words.map((word) => [word, sense] as const)));
const AMOUNT = -1;

/** Returns the senses of the question words in a text. */
export function sensesOf(text: string): ReadonlySet<number> {
  const rest = text.replace(amountQuestions, ' ');
  const senses = foldedWords(rest).flatMap((word) => SENSES.get(word) ?? []);
  return new Set(rest === text ? senses : [AMOUNT, ...senses]);
}

/** A query prepared for comparison with expected queries. */
export interface QueryIntent {
  folded: string;
  joined: string;
  /** All its words as one term: `moms nummer` equals `momsnummer`. */
  stemmed: string;
  terms: readonly string[];
  senses: ReadonlySet<number>;
  /** Total rarity of its words. */
  all: number;
  /** Rarity of each thing it names, by name and by synonym group. */
  byName: ReadonlyMap<string, number>;
  byGroup: ReadonlyMap<Group, number>;
}

/** Prepares a query from what its words name, and their rarity. */
export function queryIntentOf(query: string, units: readonly Unit[], weights: readonly number[]): QueryIntent {
  const terms = queryTerms(query);
  const folded = foldedName(significantWords(query).join(' '));
  const named = units.map(
    (unit) => [unit, unit.positions.reduce((sum, at) => sum + (weights[at] as number), 0)] as const,
  );
  return {
    folded,
    stemmed: stem(folded),
    joined: termsInOrder(query).join(''),
    terms,
    senses: sensesOf(query),
    all: weights.reduce((sum, weight) => sum + weight, 0),
    byName: new Map(named.map(([{ name }, weight]) => [name, weight])),
    byGroup: new Map(named.flatMap(([{ groups }, weight]) => groups.map((group) => [group, weight] as const))),
  };
}
