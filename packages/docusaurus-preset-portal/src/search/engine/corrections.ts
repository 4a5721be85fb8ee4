import type { LoadedIndex } from './LoadedIndex';

/**
 * Counts letters inserted, missing, wrong, or transposed with the next (optimal string alignment). A wrong first letter
 * counts twice, because it is rare. A distance above `maxErrors` is any number above it.
 */
export function typingErrors(typed: string, word: string, maxErrors = Number.POSITIVE_INFINITY): number {
  const wrongFirst = typed[0] === word[0] ? 0 : 1;
  let previousRow: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    let rowMinimum = i;
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isExchange = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const errors = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
        isExchange ? (previousRow[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
      next[j] = errors;
      rowMinimum = Math.min(rowMinimum, errors);
    }
    // A transposition reaches back one row but is itself an error, so no later number falls below this minimum.
    if (rowMinimum + wrongFirst > maxErrors) return rowMinimum + wrongFirst;
    previousRow = row;
    row = next;
  }
  return (row[word.length] as number) + wrongFirst;
}

/** Words as written in names and summaries of records, by length. */
export class IndexedWords {
  private byLength: [word: string, count: number][][] | undefined;

  /** @param all Words, and the number of records that contain each; read when a query needs them. */
  constructor(private readonly all: Iterable<[word: string, count: number]>) {}

  private read(): [word: string, count: number][][] {
    const byLength: [string, number][][] = [];
    for (const entry of this.all) {
      byLength[entry[0].length] ??= [];
      byLength[entry[0].length]?.push(entry);
    }
    return byLength;
  }

  /** Returns the similar words with their errors, those with the fewest first, of several the most frequent. */
  private withErrors(typed: string, allowed: number) {
    this.byLength ??= this.read();
    return this.byLength
      .slice(Math.max(0, typed.length - allowed), typed.length + allowed + 1)
      .flat()
      .map(([word, count]) => ({ word, count, errors: typingErrors(typed, word, allowed) }))
      .filter(({ errors }) => errors <= allowed)
      .sort((a, b) => a.errors - b.errors || b.count - a.count);
  }

  /** Returns the equally nearest known words, most frequent first. */
  nearest(word: string, allowed: number): readonly string[] {
    if (allowed === 0) return [];
    const all = this.withErrors(word, allowed);
    return all.filter(({ errors }) => errors === all[0]?.errors).map((entry) => entry.word);
  }

  similar = (word: string, allowed: number): string[] => this.withErrors(word, allowed).map((entry) => entry.word);
}

const MAX_SUGGESTIONS = 5;

/** Minimum length of a word in which two typing errors are accepted, in letters. */
const TWO_ERRORS_LENGTH = 7;
/** Words below this length are short, in letters. */
const SHORT_WORD_LENGTH = 6;
/** Most words of a query in which short words are corrected: in a sentence such a word is usually another one. */
const MAX_SHORT_QUERY_WORDS = 2;
/** Minimum length, in letters, at which an unknown word is treated as misspelt rather than as a new compound. */
const MIN_MISSPELT_LENGTH = 8;

/** Returns the number of typing errors accepted in a word: none in short words and numbers. */
const allowedErrors = (word: string): number =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < TWO_ERRORS_LENGTH ? 1 : 2;

/** True if an unknown word is a misspelt known one. */
export const isMisspelt = (index: LoadedIndex, word: string): boolean =>
  word.length >= MIN_MISSPELT_LENGTH && index.indexedWords.nearest(word, Math.min(1, allowedErrors(word))).length > 0;

/** Of equally similar corrections, returns the one with most records in common with the rest of the query. */
function mostRelated(
  index: LoadedIndex,
  [first, ...more]: readonly string[],
  rest: readonly string[],
): string | undefined {
  if (more.length === 0 || first === undefined) return first;
  const others = rest.map(index.matches);
  const shared = (word: string) => others.reduce((sum, other) => sum + index.matches(word).intersect(other).size, 0);
  let best = { word: first, records: shared(first) };
  for (const word of more) {
    const records = shared(word);
    if (records > best.records) best = { word, records };
  }
  return best.word;
}

/** Replaces unknown words with the nearest known ones; undefined if there are none, or one has no similar word. */
export function corrected(index: LoadedIndex, text: string): string | undefined {
  const typed = index.words.significantWords(text);
  const words = typed.map((word) => {
    const isShort = typed.length > MAX_SHORT_QUERY_WORDS && word.length < SHORT_WORD_LENGTH;
    if (isShort || index.hasMatches(word)) return word;
    const others = typed.filter((other) => other !== word);
    return mostRelated(index, index.indexedWords.nearest(word, allowedErrors(word)), others) ?? word;
  });
  return words.some((word, at) => word !== typed[at]) ? words.join(' ') : undefined;
}

/** Share of a word's letters that may differ in a suggested name. */
const SUGGESTED_ERRORS = 0.4;

export function suggestions(index: LoadedIndex, text: string): string[] {
  const words = index.words
    .significantWords(text)
    .flatMap((word) =>
      index.indexedWords.similar(word, Math.round(word.length * SUGGESTED_ERRORS)).slice(0, MAX_SUGGESTIONS),
    );
  return [...new Set(words.flatMap(index.namesWith))].slice(0, MAX_SUGGESTIONS);
}
