import { fold } from '../../vocabulary/fold';
import { endings, linkingLetters, questionWords } from '../../vocabulary/language';

const SHORTEST_STEM = 3;
const STOP_WORDS = new Set(questionWords.map(fold));

/** A folded word without its plural, definite or possessive ending: `vehicles` and `vehicle`, `køretøjer` and `køretøj`. */
export function stem(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  // A consonant can be doubled before an ending: `ejendom`, `ejendommen`.
  return (ending ? word.slice(0, -ending.length) : word).replace(/([^aeiou\d])\1$/, '$1');
}

/** The words of a text, in order, as written: `registrationNumber`, `X-Purpose` and `/company-units` are two each. */
export function splitWords(text: string): string[] {
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Search terms of a text: its words, folded and stemmed, in order, repeats included. */
export const terms = (text: string): string[] => splitWords(text).map((word) => stem(fold(word)));

/** A name as one term: the same for `registration_number`, `registrationNumber` and `Registration numbers`. */
export const joinedTerm = (name: string): string => stem(fold(splitWords(name).join('')));

/** The words of a query, folded, without those that carry no meaning; all of them when no other is left. */
export function significantWords(query: string): string[] {
  const words = splitWords(query).map(fold);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** A query as it was typed, without the words that carry no meaning; a single letter can be a code. */
export const withoutQuestionWords = (query: string): string =>
  query
    .split(/\s+/)
    .filter((word) => word.length === 1 || !STOP_WORDS.has(fold(word)))
    .join(' ');

/** Search terms of a query, each once. */
export const queryTerms = (query: string): string[] => [...new Set(significantWords(query).map(stem))];

/**
 * The parts of a compound: `ejendomsvurdering` → `ejendom`, `vurdering`.
 * A linking letter may stand between them.
 *
 * @param term Term of a query.
 * @param known Terms that may be parts.
 * @returns an empty list when the term is not made of known parts alone.
 */
export function splitCompound(term: string, known: ReadonlySet<string>): string[] {
  for (let at = term.length - SHORTEST_STEM; at >= SHORTEST_STEM; at--) {
    const begin = term.slice(0, at);
    const head = [begin, stem(begin), begin.replace(linkingLetters, '')].find((part) => known.has(part));
    if (!head) continue;
    const end = term.slice(at);
    const tail = [end, stem(end)].find((part) => known.has(part));
    const rest = tail ? [tail] : splitCompound(end, known);
    if (rest.length > 0) return [head, ...rest];
  }
  return [];
}
