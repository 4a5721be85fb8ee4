import { plainText } from '../../html';
import type { Html } from '../../openapi/model';
import { fold } from '../../vocabulary/fold';
import { pieces, stem } from '../engine/words';

/** Text of a piece of our own HTML, on one line. */
export const plain = (html: Html | undefined): string => plainText(html ?? '').replace(/ ([.,;:!?)])/g, '$1');

/** The beginning of a text, cut between words. */
export function excerpt(text: string, length = 110): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

/**
 * The distinct words of a text, for finding it without showing it.
 *
 * @param shown Text that is indexed already.
 */
export function bag(text: string, shown = ''): string {
  const seen = new Set(pieces(shown).map((word) => stem(fold(word))));
  const words = pieces(text).map(fold);
  return words
    .filter((word) => {
      const key = stem(word);
      if (word.length < 2 || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .join(' ');
}

/** Lists of names, separated by ` · `, in one. */
export const named = (lists: readonly (string | undefined)[]): string => lists.filter(Boolean).join(' · ');
