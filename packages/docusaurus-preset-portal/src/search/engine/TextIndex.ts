import { decodePostings } from './postings';
import { FIELD_WEIGHTS } from './weights';

/** Parameters of BM25+. The length of a field does not count: a name is no worse for having many synonyms. */
const SATURATION = 1.2;
const BASE_SCORE = 0.5;
/** Weight of a prefix match, and its reduction per additional letter. */
const PREFIX_WEIGHT = 0.25;
const LETTER_WEIGHT = 0.3;

/** Prefixes of up to this many letters match too many words to be useful in prose. */
const SHORT_PREFIX_LENGTH = 2;

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

/** Finds the records of a term and scores them: BM25+ over the posting lists. */
export class TextIndex {
  private readonly terms: ReadonlyMap<string, readonly string[]>;

  /**
   * @param count Number of records.
   * @param terms Posting lists of each term, by field.
   */
  constructor(
    private readonly count: number,
    terms: Readonly<Record<string, readonly string[]>>,
  ) {
    this.terms = new Map(Object.entries(terms));
  }

  /** Adds the scores of a term in one field. */
  private addField(found: Map<number, Match>, term: string, weight: number, field: number): void {
    const frequencies = new Map<number, number>();
    for (const number of decodePostings(this.terms.get(term)?.[field] ?? ''))
      frequencies.set(number, (frequencies.get(number) ?? 0) + 1);
    const rarity = Math.log(1 + (this.count - frequencies.size + 0.5) / (frequencies.size + 0.5));
    const inNames = field !== PROSE_FIELD;
    for (const [number, frequency] of frequencies) {
      const share = (frequency * (SATURATION + 1)) / (frequency + SATURATION);
      const score = weight * (FIELD_WEIGHTS[field] as number) * rarity * (BASE_SCORE + share);
      const match = found.get(number);
      if (!match) {
        found.set(number, { score, inNames, terms: [term] });
        continue;
      }
      match.score += score;
      match.inNames ||= inNames;
      if (match.terms.at(-1) !== term) match.terms.push(term);
    }
  }

  /** Finds the records of a term. `isPrefix`: and of longer terms with this prefix; for two letters, in names only. */
  find(term: string, isPrefix = false): Matches {
    const found = new Map<number, Match>();
    const terms = isPrefix ? [...this.terms.keys()].filter((other) => other.startsWith(term)) : [term];
    for (const match of terms) {
      const extraLetters = match.length - term.length;
      const weight =
        extraLetters === 0 ? 1 : (PREFIX_WEIGHT * match.length) / (match.length + LETTER_WEIGHT * extraLetters);
      const searchesProse = extraLetters === 0 || term.length > SHORT_PREFIX_LENGTH;
      const fields = searchesProse ? FIELD_WEIGHTS.length : PROSE_FIELD;
      for (let field = 0; field < fields; field++) this.addField(found, match, weight, field);
    }
    return found;
  }

  /** Returns the records that have all of the terms. */
  findAll = (terms: readonly string[]): Matches =>
    terms.map((term) => this.find(term)).reduce((found, matches) => intersection(found, matches));

  isInNames = (term: string): boolean => this.terms.get(term)?.slice(0, PROSE_FIELD).some(Boolean) ?? false;
}
