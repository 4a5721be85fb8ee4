import { remember } from '../../remember';
import { namesIn } from '../engine/names';
import { joinedTerm, splitWords, terms } from '../engine/words';
import type { SourceRecord } from './SourceRecord';

/** The texts of a record in each field that is searched, in the order of `FIELD_WEIGHTS`. */
export const FIELD_TEXTS: readonly ((record: SourceRecord) => (string | undefined)[])[] = [
  ({ title, path }) => [title, path],
  // Each name once, however often and with whatever endings it is listed.
  ({ label, also, asked }) => [
    ...new Map([label, also, asked].flatMap(namesIn).map((name) => [joinedTerm(name), name])).values(),
  ],
  ({ text, prose, where, places = [] }) => [
    text,
    prose,
    ...new Set([where, ...places.map(([place]) => place)].join(' › ').split(' › ')),
  ],
];

const termsOf = remember((word) => (splitWords(word).length > 1 ? [...terms(word), joinedTerm(word)] : terms(word)));

/** Terms of texts; a name such as `registrationNumber` is also the one term it is. */
export const tokenize = (texts: readonly (string | undefined)[]): string[] =>
  texts.flatMap((text = '') => text.split(/\s+/).flatMap(termsOf));
