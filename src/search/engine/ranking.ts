import type { Kind, SearchRecord } from './records';
import { foldedName, joinedTerm, splitWords, stem } from './words';

/** For the same word, an operation comes before a property, and that before prose. */
export const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  operation: 2,
  field: 1.15,
  attribute: 1,
  guide: 1.1,
  change: 0.8,
  code: 1,
};

/** Of a guide, when the query asks what something is. */
export const DEFINITION_WEIGHT = 6;

/** Of an error, when the query says that something fails. */
export const FAILURE_WEIGHT = 5;

/** Of an operation, when the query asks for one. */
export const OPERATION_WEIGHT = 6;

/** How much a word counts in each of the fields that are searched: title, names, prose. */
export const FIELD_WEIGHTS: readonly number[] = [4, 3, 0.7];

/** Factors when the whole query is a name of the record: its path begins so; a shown name; a synonym. */
const BEGINS_PATH = 3;
const SHOWN_NAME = 2.6;
const SYNONYM = 1.5;
/** Factor when the query begins a shown name. */
const BEGINS_NAME = 1.25;

/** A word that is only in the prose says less for a record than one in its names. */
export const PROSE_COVERAGE = 0.6;

/** Letters at the end of a stem that may be others than those of the word. */
const CHANGED_LETTERS = 2;

/** A query as it is compared with names. */
export interface Wanted {
  typed: string;
  /** Written as programs write: `companyId`, `registration_status`, `/vehicles`, `X-Purpose`. */
  isCode: boolean;
  folded: string;
  joined: string;
  /** How a name begins of which this is one, or a beginning. */
  beginning: string;
}

/** @param query A query, or its significant words. */
export function wantedBy(query: string): Wanted {
  const joined = joinedTerm(query);
  return {
    typed: query,
    isCode: !/\s/.test(query) && (splitWords(query).length > 1 || query.startsWith('/')),
    folded: foldedName(query),
    joined,
    // A stem begins as its word does: only its last letters may be others (`company`, `compani`). To find it takes longer.
    beginning: joined.slice(0, Math.max(1, joined.length - CHANGED_LETTERS)),
  };
}

/**
 * How a record is named by the query as code writes it: 2 letter for letter, 1 by name, 0 not at all, as by every other
 * query.
 */
export function namedBy(record: SearchRecord, { typed, isCode, folded }: Wanted): number {
  if (record.path === typed || (isCode && record.title === typed)) return 2;
  return isCode && foldedName(record.title) === folded ? 1 : 0;
}

/**
 * Factor for a record of which the whole query is a name, or the beginning of one; 1 for all others.
 *
 * @param names Its shown names, each as one word with its endings.
 * @param isSynonym Whether it is one of its names that are not shown.
 */
export function nameFactor(
  { path }: SearchRecord,
  names: readonly string[],
  { typed, joined, beginning }: Wanted,
  isSynonym: boolean,
): number {
  if (typed.startsWith('/') && path?.startsWith(typed)) return BEGINS_PATH;
  let isBegun = false;
  for (const name of names) {
    if (!name.startsWith(beginning)) continue;
    const stemmed = stem(name);
    if (stemmed === joined) return SHOWN_NAME;
    isBegun ||= stemmed.startsWith(joined);
  }
  return (isBegun ? BEGINS_NAME : 1) * (isSynonym ? SYNONYM : 1);
}
