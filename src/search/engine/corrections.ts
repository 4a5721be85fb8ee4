import { questionWords } from '../../vocabulary/language';
import type { LoadedIndex } from './LoadedIndex';
import { typingErrors } from './typingErrors';
import { significantWords } from './words';

const MAX_SUGGESTIONS = 5;

/** Letters of a word in which two typing errors are forgiven. */
const LONG = 7;
/** Letters of a word below which it is short. */
const SHORT = 6;
/** Words of a query in which short words are corrected, too: in a sentence a word that nothing has is rather another word. */
const FEW = 2;
/** Letters of a word that is one with an error rather than a compound that nobody wrote before. */
const TELLING = 8;

/** Letters of a word without meaning that is recognised with an error. */
const SMALL = 5;
const smallWords = questionWords.filter(({ length }) => length >= SMALL);

/** Typing errors that are forgiven in a word: none in short words and numbers. */
const allowedErrors = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < LONG ? 1 : 2);

/** Whether a word that nothing has is one that carries no meaning, with a letter wrong: `lokup`, `hvordn`. */
const isSmallWord = (word: string): boolean =>
  word.length >= SMALL && smallWords.some((small) => typingErrors(word, small, 1) <= 1);

/** Whether a word that nothing has is a known one with a letter wrong. */
export const isMisspelt = (index: LoadedIndex, word: string): boolean =>
  word.length >= TELLING && index.known.nearest(word, Math.min(1, allowedErrors(word))).length > 0;

/** Of words that are equally like a misspelt one, the one that most records have together with the rest of the query. */
function fitting(index: LoadedIndex, [first, ...more]: readonly string[], rest: readonly string[]): string | undefined {
  if (more.length === 0 || first === undefined) return first;
  const others = rest.map(index.matches);
  const shared = (word: string) => others.reduce((sum, other) => sum + index.matches(word).and(other).size, 0);
  let best = { word: first, records: shared(first) };
  for (const word of more) {
    const records = shared(word);
    if (records > best.records) best = { word, records };
  }
  return best.word;
}

/**
 * A query with the nearest known word in the place of each word that nothing has; undefined when every word is known,
 * or a word is like none.
 */
export function corrected(index: LoadedIndex, text: string): string | undefined {
  let changed = false;
  const typed = significantWords(text);
  const words = typed.flatMap((word) => {
    if (index.isKnown(word)) return word;
    if (typed.length > 1 && isSmallWord(word)) {
      changed = true;
      return [];
    }
    if (typed.length > FEW && word.length < SHORT) return word;
    const nearest = index.known.nearest(word, allowedErrors(word));
    const near = fitting(
      index,
      nearest,
      typed.filter((other) => other !== word),
    );
    changed ||= near !== undefined;
    return near ?? word;
  });
  return changed ? words.join(' ') : undefined;
}

/** Share of a word's letters that may be wrong for a name that is suggested. */
const SUGGESTED_ERRORS = 0.4;

/** Names like a query that found nothing. */
export function suggestions(index: LoadedIndex, text: string): string[] {
  const words = significantWords(text).flatMap((word) =>
    index.known.near(word, Math.round(word.length * SUGGESTED_ERRORS)).slice(0, MAX_SUGGESTIONS),
  );
  return [...new Set(words.flatMap(index.namesWith))].slice(0, MAX_SUGGESTIONS);
}
