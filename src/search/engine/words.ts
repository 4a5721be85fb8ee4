import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as english } from '@orama/stemmers/english';
import { remember } from '../../remember';
import { fold } from '../../vocabulary/fold';
import {
  amountQuestions,
  asides,
  inflections,
  kindWords,
  linkingLetters,
  phrases,
  questionWords,
} from '../../vocabulary/language';

const SHORTEST_STEM = 3;
const KIND_WORDS = new Set(kindWords.map(fold));
const QUESTION_WORDS = new Set(questionWords.map(fold));
const STOP_WORDS = new Set([...QUESTION_WORDS, ...KIND_WORDS]);

/** Of a long word a stem of these few letters says nothing: `billeder` is not `bil`, `lejlighed` not `leje`. */
const TELLING_STEM = 5;
const MOST_REMOVED = 3;

const stripped = (word: string): string => {
  const found = english(danish(word)).replace(/([^aeiou])\1$/, '$1');
  return found.length < TELLING_STEM && word.length - found.length > MOST_REMOVED
    ? word.replace(inflections, '')
    : found;
};

/** A stem that is no word of questions, which is in most texts: `tiles` is not `til`, `owner` is not `own`. */
const telling = (word: string): string =>
  [stripped(word), english(word), danish(word)].find((found) => !QUESTION_WORDS.has(found)) ?? word;

/**
 * A folded word without its endings: `vehicles` and `vehicle`, `virksomhedens` and `virksomhed`. The language of a
 * word is not known, so both stemmers take what they know. A word with a digit is a name and stays, as do short words.
 */
export const stem = remember((word) => {
  if (word.length <= SHORTEST_STEM || /\d/.test(word)) return word;
  return QUESTION_WORDS.has(word) ? stripped(word) : telling(word);
});

/** What is between two signs that are no letters, such as `registrationNumber`. */
const writtenWords = (text: string): string[] =>
  (text.includes('#') ? text.replace(/\b([cf])#/gi, '$1sharp') : text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const wordsIn = remember((written) =>
  written
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' '),
);
const foldedIn = remember((written) => wordsIn(written).map(fold));
const termsIn = remember((written) => foldedIn(written).map(stem));

/** The words of a text, in order, as written: `registrationNumber`, `X-Purpose` and `/company-units` are two each. */
export const splitWords = (text: string): string[] => writtenWords(text).flatMap(wordsIn);

/** The same, folded. */
export const foldedWords = (text: string): string[] => writtenWords(text).flatMap(foldedIn);

/** Search terms of a text: its words, folded and stemmed, in order, repeats included. */
export const terms = (text: string): string[] => writtenWords(text).flatMap(termsIn);

/** A name as one text, folded, with its endings. */
export const foldedName = remember((name) => fold(writtenWords(name).join('')));

/** A name as one term: the same for `registration_number`, `registrationNumber` and `Registration numbers`. */
export const joinedTerm = remember((name) => stem(foldedName(name)));

/** Whether a folded word carries no meaning. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The words of a query, folded, without those that carry no meaning; all of them when no other is left. */
export function significantWords(query: string): string[] {
  const asked = phrases.reduce(
    (text, [phrase, word]) => text.replace(phrase, word),
    query.replace(amountQuestions, ' ').replace(asides, ' '),
  );
  const words = foldedWords(asked);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** A query as it was typed, without the words that carry no meaning; a single letter can be a code. */
export const withoutQuestionWords = (query: string): string =>
  query
    .split(/\s+/)
    .filter((word) => word.length === 1 || !STOP_WORDS.has(fold(word)))
    .join(' ');

/** A query as it was typed, without the words that say what kind of thing is meant, unless there are no others. */
export function withoutKindWords(query: string): string {
  const words = query.split(/\s+/);
  return words.filter((word) => words.length === 1 || !KIND_WORDS.has(fold(word))).join(' ') || query;
}

/** The words of a query that count, each once. */
export const queryWords = (query: string): string[] => [
  ...new Map(significantWords(query).map((word) => [stem(word), word])).values(),
];

/** Search terms of a query, each once. */
export const queryTerms = (query: string): string[] => [...new Set(significantWords(query).map(stem))];

/**
 * The parts of a compound: `ejendomsvurdering` → `ejendom`, `vurdering`.
 * A linking letter may stand between them.
 *
 * @param word Folded word, with its endings.
 * @param known Terms that may be parts.
 * @returns the terms of the parts; an empty list when the word is not made of known parts alone.
 */
export function splitCompound(word: string, known: Pick<ReadonlySet<string>, 'has'>): string[] {
  for (let at = word.length - SHORTEST_STEM; at >= SHORTEST_STEM; at--) {
    const begin = word.slice(0, at);
    const head = [begin, stem(begin), stem(begin.replace(linkingLetters, ''))].find((part) => known.has(part));
    if (!head) continue;
    const end = word.slice(at);
    const tail = [end, stem(end)].find((part) => known.has(part));
    const rest = tail ? [tail] : splitCompound(end, known);
    if (rest.length > 0) return [head, ...rest];
  }
  return [];
}

/** Letters that a part of a compound has at least to stand for it alone, and that are left of it. */
const TELLING_PART = 5;
const SHORTEST_REST = 3;

/**
 * The longest known part of a word that is no compound of known parts: `change` of `change messages` in one word.
 *
 * @param known Words as they are written, folded: of a word with errors only the stem of a part is left.
 * @returns the term of the part; undefined when it has none that is long enough.
 */
export function partOf(word: string, known: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  for (let length = word.length - SHORTEST_REST; length >= TELLING_PART; length--)
    for (const part of [word.slice(0, length), word.slice(-length)]) {
      const written = [part, part.replace(linkingLetters, '')].find((one) => known.has(one));
      if (written) return stem(written);
    }
  return undefined;
}
