import type { RecordKind } from './records';

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
export const DISPLAYED_NAME = 2.6;

/** Added to a factor of 1 for a keyword that is the whole query; much less for a part of the query. */
export const KEYWORD_BONUS = 24;

/** Coverage of a word that occurs in the prose only. */
export const PROSE_COVERAGE = 0.6;
