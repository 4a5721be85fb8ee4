import { memoize } from '../../lib/memoize';
import { splitNames } from '../engine/names';
import { joinedTerm, splitWords, terms } from '../engine/words';
import type { SourceRecord } from './SourceRecord';

/** Texts of a record per searched field, in the order of `FIELD_WEIGHTS`. */
export const FIELD_TEXTS: readonly ((record: SourceRecord) => (string | undefined)[])[] = [
  ({ title, path }) => [title, path],
  // Repeated names count once, also with different endings.
  ({ label, otherNames, queries }) => [
    ...new Map([label, otherNames, queries].flatMap(splitNames).map((name) => [joinedTerm(name), name])).values(),
  ],
  ({ text, prose, where, occurrences = [] }) => [
    text,
    prose,
    ...new Set([where, ...occurrences.map(([location]) => location)].join(' › ').split(' › ')),
  ],
];

const termsOf = memoize((word) => (splitWords(word).length > 1 ? [...terms(word), joinedTerm(word)] : terms(word)));

/** Splits texts into terms. A name such as `registrationNumber` is also one term as a whole. */
export const tokenize = (texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text = '') => text.split(/\s+/).flatMap(termsOf));
