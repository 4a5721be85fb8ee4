import type { SortedTable } from './SortedTable';

/** An expected query of a record. */
export interface ExpectedQuery {
  terms: readonly string[];
  /** Senses of its question words, see `queryIntent.ts`. */
  senses: readonly number[];
  /** Its words joined, with their endings; empty if it contains stop words, undefined if its terms identify it. */
  folded?: string;
  /** True if the significant words identify the query. `what changed` has only one, shared with many others. */
  isDistinctive: boolean;
}

const NOT_DISTINCTIVE = '!';
const NO_WORDS = '-';

/** Encodes as text: `a4 b7;3;unitnumbers`. `positions`: of each term among those of the file. */
export const encodeQuery = (
  { terms, senses, folded, isDistinctive }: ExpectedQuery,
  positions: ReadonlyMap<string, number>,
): string =>
  [
    terms.map((term) => positions.get(term)?.toString(36)).join(' '),
    `${isDistinctive ? '' : NOT_DISTINCTIVE}${senses.join(' ')}`,
    folded === '' ? NO_WORDS : (folded ?? ''),
  ]
    .join(';')
    .replace(/;+$/, '');

/** Decodes a line, with the terms of the file. */
export function decodeQuery(line: string, terms: SortedTable): ExpectedQuery {
  const [positions = '', flags = '', folded = ''] = line.split(';');
  const isDistinctive = !flags.startsWith(NOT_DISTINCTIVE);
  const senses = isDistinctive ? flags : flags.slice(NOT_DISTINCTIVE.length);
  return {
    terms: positions === '' ? [] : positions.split(' ').map((position) => terms.wordAt(Number.parseInt(position, 36))),
    senses: senses === '' ? [] : senses.split(' ').map(Number),
    ...(folded !== '' && { folded: folded === NO_WORDS ? '' : folded }),
    isDistinctive,
  };
}
