import type { SearchIndex } from './records';
import { FIELD_WEIGHTS } from './weights';

/** Weight of a longer term that begins with the searched one. */
const PREFIX_WEIGHT = 0.25;

/** Index of the prose field; the others are names. */
const PROSE_FIELD = FIELD_WEIGHTS.length - 1;

/** A record that has a word. */
export interface Match {
  score: number;
  /** True if a name of the record has the word, not only its prose. */
  inNames: boolean;
  /** Terms of the record that match. */
  terms: string[];
}

/** Matches by the number of the record. */
export type Matches = ReadonlyMap<number, Match>;

export const weighted = (matches: Matches, weight: number): Matches =>
  new Map([...matches].map(([number, match]) => [number, { ...match, score: match.score * weight }]));

/** Returns the matches of records that match twice. */
export function intersection(matches: Matches, others: Matches): Matches {
  const both = new Map<number, Match>();
  for (const [number, match] of matches) {
    const other = others.get(number);
    if (!other) continue;
    both.set(number, {
      score: match.score + other.score,
      inNames: match.inNames || other.inNames,
      terms: [...match.terms, ...other.terms],
    });
  }
  return both;
}

function addMatch(found: Map<number, Match>, number: number, score: number, term: string, inNames: boolean): void {
  const match = found.get(number);
  if (!match) {
    found.set(number, { score, inNames, terms: [term] });
    return;
  }
  match.score += score;
  match.inNames ||= inNames;
  if (match.terms.at(-1) !== term) match.terms.push(term);
}

/** Finds the records of a term and scores them: rare terms score more (inverse document frequency). */
export class TextIndex {
  private readonly terms: ReadonlyMap<string, SearchIndex['terms'][string]>;

  /** @param count Number of records. */
  constructor(
    private readonly count: number,
    terms: SearchIndex['terms'],
  ) {
    this.terms = new Map(Object.entries(terms));
  }

  /** Finds the records of a term. `isPrefix`: and of longer terms with this prefix. */
  find(term: string, isPrefix = false): Matches {
    const found = new Map<number, Match>();
    const terms = isPrefix ? [...this.terms.keys()].filter((other) => other.startsWith(term)) : [term];
    for (const match of terms)
      FIELD_WEIGHTS.forEach((fieldWeight, field) => {
        const steps = this.terms.get(match)?.[field] ?? [];
        const rarity = Math.log(1 + (this.count - steps.length + 0.5) / (steps.length + 0.5));
        const score = fieldWeight * rarity * (match === term ? 1 : PREFIX_WEIGHT);
        let number = 0;
        for (const step of steps) {
          number += step;
          addMatch(found, number, score, match, field !== PROSE_FIELD);
        }
      });
    return found;
  }

  /** Returns the records that have all of the terms. */
  findAll = (terms: readonly string[]): Matches =>
    terms.map((term) => this.find(term)).reduce((found, matches) => intersection(found, matches));
}
