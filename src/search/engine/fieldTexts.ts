import { remember } from '../../remember';
import { namesIn } from './names';
import type { SearchRecord } from './records';
import { joinedTerm, splitWords, terms } from './words';

/** Text of each searched field of a record. */
export const FIELD_TEXTS: Readonly<Record<string, (record: SearchRecord) => (string | undefined)[]>> = {
  id: ({ id }) => [id],
  title: ({ title, path }) => [title, path],
  // Each name once, however often and with whatever endings it is listed.
  names: ({ label, also, asked }) => [
    ...new Map([label, also, asked].flatMap(namesIn).map((name) => [joinedTerm(name), name])).values(),
  ],
  prose: ({ text, prose, where, places = [] }) => [
    text,
    prose,
    ...new Set([where, ...places.map(([place]) => place)].join(' › ').split(' › ')),
  ],
};

const termsOf = remember((word) => (splitWords(word).length > 1 ? [...terms(word), joinedTerm(word)] : terms(word)));

/** Terms of a text; a name such as `registrationNumber` is also the one term it is. */
export const tokenize = (text: string): string[] => text.split(/\s+/).flatMap(termsOf);
