import type { LoadedIndex } from './LoadedIndex';
import { intersection } from './TextIndex';

/**
 * Counts letters inserted, missing, wrong, or transposed with the next (optimal string alignment). A wrong first letter
 * counts twice, because it is rare.
 */
export function typingErrors(typed: string, word: string): number {
  let previousRow: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isExchange = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
        isExchange ? (previousRow[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    previousRow = row;
    row = next;
  }
  return (row[word.length] as number) + (typed[0] === word[0] ? 0 : 1);
}

/** Returns the equally nearest known words, the most frequent first. `words`: with the number of records that have each. */
export function nearestWords(words: ReadonlyMap<string, number>, typed: string, allowed: number): string[] {
  if (allowed === 0) return [];
  const near = [...words]
    .filter(([word]) => Math.abs(word.length - typed.length) <= allowed)
    .map(([word, count]) => ({ word, count, errors: typingErrors(typed, word) }));
  const least = Math.min(allowed, ...near.map(({ errors }) => errors));
  return near
    .filter(({ errors }) => errors === least)
    .sort((a, b) => b.count - a.count)
    .map(({ word }) => word);
}

/** Minimum length of a word in which two typing errors are accepted, in letters. */
const TWO_ERRORS_LENGTH = 7;
/** Minimum length, in letters, at which an unknown word is treated as misspelt rather than as a new compound. */
const MIN_MISSPELT_LENGTH = 8;

/** Returns the number of typing errors accepted in a word: none in short words and numbers. */
const allowedErrors = (word: string): number =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < TWO_ERRORS_LENGTH ? 1 : 2;

/** True if an unknown word is a known one with one typing error. */
export const isMisspelt = (index: LoadedIndex, word: string): boolean =>
  word.length >= MIN_MISSPELT_LENGTH &&
  nearestWords(index.writtenWords, word, Math.min(1, allowedErrors(word))).length > 0;

/** Replaces unknown words with the nearest known ones; undefined if there are none, or none has a similar word. */
export function corrected(index: LoadedIndex, text: string): string | undefined {
  const typed = index.words.significantWords(text);
  const words = typed.map((word) => {
    if (index.hasMatches(word)) return word;
    // Of equally similar words, the one that most records have beside the rest of the query: `rate limt`.
    const others = typed.filter((other) => other !== word).map(index.matches);
    const shared = (near: string) =>
      others.reduce((sum, other) => sum + intersection(index.matches(near), other).size, 0);
    const [nearest] = nearestWords(index.writtenWords, word, allowedErrors(word)).sort((a, b) => shared(b) - shared(a));
    return nearest ?? word;
  });
  return words.some((word, at) => word !== typed[at]) ? words.join(' ') : undefined;
}
