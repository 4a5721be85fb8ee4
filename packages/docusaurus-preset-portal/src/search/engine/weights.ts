import type { RecordKind, SearchRecord } from './records';
import { foldedName, isCodeName, type Words } from './words';

/** Weight by kind: for the same word, operations rank before properties, and those before prose. */
export const KIND_WEIGHTS: Readonly<Record<RecordKind, number>> = {
  operation: 2,
  field: 1.15,
  attribute: 1,
  guide: 1.1,
  change: 0.8,
  code: 1,
};

/** Weight of a guide if the query asks for a definition. */
export const DEFINITION_WEIGHT = 6;

/** Weight of an error if the query describes a failure. */
export const FAILURE_WEIGHT = 5;

/** Weight of a word in each searched field: title, names, keywords, prose. */
export const FIELD_WEIGHTS: readonly number[] = [4, 3, 4, 0.7];

/** Factor if the whole query is a displayed name. */
const DISPLAYED_NAME = 2.6;

/** Added to a factor of 1 for a keyword that is the whole query; much less for a part of the query. */
export const KEYWORD_BONUS = 24;

/** Coverage of a word that occurs in the prose only. */
export const PROSE_COVERAGE = 0.6;

/** Number of final letters of a stem that may differ from the word. */
const CHANGED_LETTERS = 2;

/** A query prepared for comparison with names. */
export interface NameQuery {
  typed: string;
  /** True if written as in code: `companyId`, `registration_status`, `/vehicles`, `X-Purpose`; `x-purpose` may be a topic. */
  isCode: boolean;
  folded: string;
  joined: string;
  /** Beginning of all names that are the query. */
  prefix: string;
}

/** Prepares a query, or its significant words. */
export function nameQueryOf(query: string, { joinedTerm }: Words): NameQuery {
  const joined = joinedTerm(query);
  return {
    typed: query,
    isCode: !/\s/.test(query) && (isCodeName(query) || query.startsWith('/')),
    folded: foldedName(query),
    joined,
    // A cheap filter before stemming: only the last letters of a stem differ from its word (`company`, `compani`).
    prefix: joined.slice(0, Math.max(1, joined.length - CHANGED_LETTERS)),
  };
}

/** Tells how a query written as code names a record: 2 exactly, 1 as a name, 0 not at all, or for other queries. */
export function nameMatchLevel(record: SearchRecord, { typed, isCode, folded }: NameQuery): number {
  if (record.path === typed || (isCode && record.title === typed)) return 2;
  return isCode && foldedName(record.title) === folded ? 1 : 0;
}

/** Returns the factor for a record that the whole query names; 1 for all others. `names` are folded into one word. */
export const nameFactor = (names: readonly string[], { joined, prefix }: NameQuery, { stem }: Words): number =>
  names.some((name) => name.startsWith(prefix) && stem(name) === joined) ? DISPLAYED_NAME : 1;
