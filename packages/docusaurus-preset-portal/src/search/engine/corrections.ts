import { typingErrors } from './IndexedWords';
import type { LoadedIndex } from './LoadedIndex';
import type { Words } from './words';

const MAX_SUGGESTIONS = 5;

/** Minimum length of a word in which two typing errors are accepted, in letters. */
const TWO_ERRORS_LENGTH = 7;
/** Words below this length are short, in letters. */
const SHORT_WORD_LENGTH = 6;
/** Most words of a query in which short words are corrected: in a sentence such a word is usually another one. */
const MAX_SHORT_QUERY_WORDS = 2;
/** Minimum length, in letters, at which an unknown word is treated as misspelt rather than as a new compound. */
const MIN_MISSPELT_LENGTH = 8;

/** Minimum length of a misspelt stop word, in letters. */
const MIN_STOP_WORD_LENGTH = 5;

/** Returns the number of typing errors accepted in a word: none in short words and numbers. */
const allowedErrors = (word: string): number =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < TWO_ERRORS_LENGTH ? 1 : 2;

/** True if an unknown word is a misspelt stop word: `lokup`, `hvordn`. */
const isMisspeltStopWord = (word: string, { language }: Words): boolean =>
  word.length >= MIN_STOP_WORD_LENGTH &&
  language.questionWords.some(
    (stopWord) => stopWord.length >= MIN_STOP_WORD_LENGTH && typingErrors(word, stopWord, 1) <= 1,
  );

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
  let changed = false;
  const typed = index.words.significantWords(text);
  const words = typed.flatMap((word) => {
    if (index.hasMatches(word)) return word;
    if (typed.length > 1 && isMisspeltStopWord(word, index.words)) {
      changed = true;
      return [];
    }
    if (typed.length > MAX_SHORT_QUERY_WORDS && word.length < SHORT_WORD_LENGTH) return word;
    const nearest = index.indexedWords.nearest(word, allowedErrors(word));
    const correction = mostRelated(
      index,
      nearest,
      typed.filter((other) => other !== word),
    );
    changed ||= correction !== undefined;
    return correction ?? word;
  });
  return changed ? words.join(' ') : undefined;
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
