import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as english } from '@orama/stemmers/english';
import { language } from 'docusaurus-preset-portal/content';
import { fold } from '../../lib/fold';
import { memoize } from '../../lib/memoize';

const { amountQuestions, asides, inflections, kindWords, linkingLetters, phrases, questionWords } = language;

const MIN_STEMMED_LENGTH = 3;
const KIND_WORDS = new Set(kindWords.map(fold));
const QUESTION_WORDS = new Set(questionWords.map(fold));
const STOP_WORDS = new Set([...QUESTION_WORDS, ...KIND_WORDS]);

/** Minimum length of a stem of a long word, in letters: `billeder` is not `bil`, `lejlighed` not `leje`. */
const MIN_STEM_LENGTH = 5;
const MAX_REMOVED_LETTERS = 3;

const stripped = (word: string): string => {
  const found = english(danish(word)).replace(/([^aeiou])\1$/, '$1');
  return found.length < MIN_STEM_LENGTH && word.length - found.length > MAX_REMOVED_LETTERS
    ? word.replace(inflections, '')
    : found;
};

/** Returns the first stem that is not a stop word: `tiles` must not become `til`, nor `owner` `own`. */
const distinctiveStem = (word: string): string =>
  [stripped(word), english(word), danish(word)].find((found) => !QUESTION_WORDS.has(found)) ?? word;

/**
 * Stems a folded word: `vehicles`, `virksomhedens`. The language of a word is unknown, so both stemmers are applied.
 * Words with a digit are names and stay unchanged, as do short words. Memoised.
 */
export const stem = memoize((word) => {
  if (word.length <= MIN_STEMMED_LENGTH || /\d/.test(word)) return word;
  return QUESTION_WORDS.has(word) ? stripped(word) : distinctiveStem(word);
});

/** Splits a text at signs that are not letters; `registrationNumber` stays whole. */
const writtenWords = (text: string): string[] =>
  (text.includes('#') ? text.replace(/\b([cf])#/gi, '$1sharp') : text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const wordsIn = memoize((written) =>
  written
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' '),
);
const foldedIn = memoize((written) => wordsIn(written).map(fold));
const termsIn = memoize((written) => foldedIn(written).map(stem));

/** Returns the words of a text as written: `registrationNumber`, `X-Purpose` and `/company-units` are two each. */
export const splitWords = (text: string): string[] => writtenWords(text).flatMap(wordsIn);

/** Returns the words of a text, folded. */
export const foldedWords = (text: string): string[] => writtenWords(text).flatMap(foldedIn);

/** Returns the search terms of a text: its words, folded and stemmed, in order, with repeats. */
export const terms = (text: string): string[] => writtenWords(text).flatMap(termsIn);

/** Folds a name into one text, with its endings. Memoised. */
export const foldedName = memoize((name) => fold(writtenWords(name).join('')));

/** Joins a name into one term: the same for `registration_number` and `Registration numbers`. Memoised. */
export const joinedTerm = memoize((name) => stem(foldedName(name)));

/** True if a word is written as in code: `companyId`, `registration_status`, `X-Purpose`. */
export const isCodeName = (word: string): boolean =>
  /(?:\p{Ll}|\p{N})\p{Lu}|_|\.|-\p{Lu}/u.test(word) && splitWords(word).length > 1;

/** Returns the term of a query that is one name of several words, as in code; undefined for other queries. */
export function nameInCode(query: string): string | undefined {
  const name = withoutKindWords(query.trim());
  return !/\s/.test(name) && isCodeName(name) ? joinedTerm(name) : undefined;
}

/** True if a folded word is a stop word. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Returns the folded words of a query without stop words; all of them if no other is left. */
export function significantWords(query: string): string[] {
  const replaced = phrases.reduce(
    (text, [phrase, word]) => text.replace(phrase, word),
    query.replace(amountQuestions, ' ').replace(asides, ' '),
  );
  const words = foldedWords(replaced);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** Removes stop words from a query as typed; a single letter can be a code. */
export const withoutQuestionWords = (query: string): string =>
  query
    .split(/\s+/)
    .filter((word) => word.length === 1 || !STOP_WORDS.has(fold(word)))
    .join(' ');

/** Removes words for the kind of thing from a query as typed, unless there are no others. */
export function withoutKindWords(query: string): string {
  const words = query.split(/\s+/);
  return words.filter((word) => words.length === 1 || !KIND_WORDS.has(fold(word))).join(' ') || query;
}

/** Returns the distinct significant words of a query. */
export const queryWords = (query: string): string[] => [
  ...new Map(significantWords(query).map((word) => [stem(word), word])).values(),
];

/** Returns the search terms of a query, in order, with repeats: `address id from address` asks for another thing than `address id`. */
export const termsInOrder = (query: string): string[] => significantWords(query).map(stem);

/** Returns the distinct search terms of a query. */
export const queryTerms = (query: string): string[] => [...new Set(termsInOrder(query))];

/**
 * Splits a folded compound into known terms: `ejendomsvurdering` → `ejendom`, `vurdering`; empty if a part is unknown.
 * A linking letter may separate the parts.
 */
export function splitCompound(word: string, parts: Pick<ReadonlySet<string>, 'has'>): string[] {
  for (let at = word.length - MIN_STEMMED_LENGTH; at >= MIN_STEMMED_LENGTH; at--) {
    const begin = word.slice(0, at);
    const head = [begin, stem(begin), stem(begin.replace(linkingLetters, ''))].find((part) => parts.has(part));
    if (!head) continue;
    const end = word.slice(at);
    const tail = [end, stem(end)].find((part) => parts.has(part));
    const rest = tail ? [tail] : splitCompound(end, parts);
    if (rest.length > 0) return [head, ...rest];
  }
  return [];
}

/** Minimum length, in letters, of a part that replaces its compound, and of the rest. */
const MIN_PART_LENGTH = 5;
const MIN_REST_LENGTH = 3;

/** Returns the term of the longest known part of a word that is no full compound: `change` of `changemessages`. */
export function compoundPart(word: string, parts: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  for (let length = word.length - MIN_REST_LENGTH; length >= MIN_PART_LENGTH; length--)
    for (const part of [word.slice(0, length), word.slice(-length)]) {
      const partAsWritten = [part, part.replace(linkingLetters, '')].find((candidate) => parts.has(candidate));
      if (partAsWritten) return stem(partAsWritten);
    }
  return undefined;
}
