import { fold } from '../../vocabulary/fold';
import { endings, linkingLetters, questionWords } from '../../vocabulary/language';

const SHORTEST_STEM = 3;
const STOP_WORDS = new Set(questionWords.map(fold));

/** A folded word without its plural, definite or possessive ending: `vehicles` and `vehicle`, `køretøjer` and `køretøj`. */
export function stem(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  // Danish doubles the consonant before an ending: `ejendom`, `ejendommen`.
  return (ending ? word.slice(0, -ending.length) : word).replace(/([^aeiou\d])\1$/, '$1');
}

/** Pieces of text that stand alone: `registrationNumber`, `X-Purpose` and `/company-units` fall apart, in the order they are written. */
export function pieces(text: string): string[] {
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Search terms of a text, in order, repeats included. */
export const terms = (text: string): string[] => pieces(text).map((piece) => stem(fold(piece)));

/** A name written as one word: `registration_number`, `registrationNumber` and `Registration numbers` are the same name. */
export const asOneWord = (text: string): string => stem(fold(pieces(text).join('')));

/** What somebody typed without the small words of a question, unless nothing else is left. */
export function tellingWords(query: string): string[] {
  const words = pieces(query).map(fold);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Search terms of what somebody typed. */
export const queryTerms = (query: string): string[] => [...new Set(tellingWords(query).map(stem))];

/**
 * The known words a compound is made of: `ejendomsvurdering` → `ejendom`, `vurdering`.
 * A linking `s` or `e` may stand between them.
 *
 * @param known Terms (folded, stemmed) that may be parts.
 * @returns Nothing when the word does not fall apart without a rest.
 */
export function splitCompound(word: string, known: ReadonlySet<string>): string[] {
  for (let at = word.length - 3; at >= 3; at--) {
    const head = [word.slice(0, at), stem(word.slice(0, at)), word.slice(0, at).replace(linkingLetters, '')].find(
      (part) => known.has(part),
    );
    if (!head) continue;
    const tail = word.slice(at);
    const rest = known.has(tail) ? [tail] : known.has(stem(tail)) ? [stem(tail)] : splitCompound(tail, known);
    if (rest.length > 0) return [head, ...rest];
  }
  return [];
}
