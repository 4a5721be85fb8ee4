import type { Lines } from './Lines';

/** One of the things that readers ask for. */
export interface AskedLine {
  /** The terms of its words that count. */
  terms: readonly string[];
  /** What its small words ask, see `asked.ts`. */
  senses: readonly number[];
  /** Its words as one, with their endings; empty when it has small words, undefined when its terms say which it is. */
  folded?: string;
  /** Its words that count say what it asks. Of `what changed` one is left, which many other questions have. */
  isTelling: boolean;
}

const NOT_TELLING = '!';
const NO_WORDS = '-';

/**
 * As text: `a4 b7;3;unitnumbers`.
 *
 * @param places Place of a term among those of the file.
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

/** @param terms Those of the file. */
export function unpackAsked(line: string, terms: Lines): AskedLine {
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
