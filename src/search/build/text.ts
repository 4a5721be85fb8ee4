import { proseText } from '../../html';
import type { Html } from '../../openapi/model';
import { foldedWords, stem, terms } from '../engine/words';

/** Text of HTML on one line. */
export const plain = (html: Html | undefined): string => proseText(html ?? '');

/** The beginning of a text, cut between two words. */
export function excerpt(text: string, length = 110): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

/**
 * The words of a text, each once: searched, not shown.
 *
 * @param shown Text whose words are left out, because it is searched anyway.
 */
export function distinctWords(text: string, shown = ''): string {
  const seen = new Set(terms(shown));
  return foldedWords(text)
    .filter((word) => {
      const key = stem(word);
      if (word.length < 2 || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .join(' ');
}
