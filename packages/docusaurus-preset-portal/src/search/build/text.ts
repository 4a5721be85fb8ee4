import type { Html } from 'openapi-toolkit';
import { proseText } from '../../lib/html';
import { foldedName, foldedWords, isCodeName, type Words } from '../engine/words';

/** Converts HTML to one line of text. */
export const oneLineText = (html: Html | undefined): string => proseText(html ?? '');

/** Returns the beginning of a text, cut at a word boundary. */
export function excerpt(text: string, length = 110): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

/** Returns the names written as in code, each as one word: they are searched as a whole too. */
const codeNames = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}_-]+/gu) ?? []).filter(isCodeName).map(foldedName);

/** Returns the distinct words of a text, for the index only, without those of `displayed`, which is indexed separately. */
export function distinctWords({ stem, terms }: Words, text: string, displayed = ''): string {
  const seen = new Set(terms(displayed));
  const words = foldedWords(text).filter((word) => {
    const key = stem(word);
    if (word.length < 2 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return [...words, ...new Set(codeNames(text))].join(' ');
}
