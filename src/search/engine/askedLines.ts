import type { SortedTable } from './SortedTable';

/** An expected query of a record. */
export interface AskedLine {
  /** Terms of its significant words. */
  terms: readonly string[];
  /** Senses of its question words, see `queryIntent.ts`. */
  senses: readonly number[];
  /** Its words joined, with their endings; empty if it contains stop words, undefined if its terms identify it. */
  folded?: string;
  /** True if the significant words identify the query. `what changed` has only one, shared with many others. */
  isTelling: boolean;
}

const NOT_TELLING = '!';
const NO_WORDS = '-';

/**
 * Encodes as text: `a4 b7;3;unitnumbers`.
 *
 * @param places Position of each term among those of the file.
 */
export const packAsked = (
  { terms, senses, folded, isTelling }: AskedLine,
  places: ReadonlyMap<string, number>,
): string =>
  [
    terms.map((term) => places.get(term)?.toString(36)).join(' '),
    `${isTelling ? '' : NOT_TELLING}${senses.join(' ')}`,
    folded === '' ? NO_WORDS : (folded ?? ''),
  ]
    .join(';')
    .replace(/;+$/, '');

/**
 * Decodes a line.
 *
 * @param terms Terms of the file.
 */
export function unpackAsked(line: string, terms: SortedTable): AskedLine {
  const [places = '', said = '', folded = ''] = line.split(';');
  const isTelling = !said.startsWith(NOT_TELLING);
  const senses = isTelling ? said : said.slice(NOT_TELLING.length);
  return {
    terms: places === '' ? [] : places.split(' ').map((place) => terms.wordAt(Number.parseInt(place, 36))),
    senses: senses === '' ? [] : senses.split(' ').map(Number),
    ...(folded !== '' && { folded: folded === NO_WORDS ? '' : folded }),
    isTelling,
  };
}
