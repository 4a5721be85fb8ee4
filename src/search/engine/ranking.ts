import { fold } from '../../vocabulary/fold';
import { namesIn } from './names';
import type { Kind, SearchRecord } from './records';
import { joinedTerm, splitWords } from './words';

/** For the same word, an operation comes before a property, and that before prose. */
export const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  operation: 2.5,
  field: 1.15,
  attribute: 1,
  guide: 1.1,
  change: 0.8,
  code: 1,
};

/** The fields that are searched, and how much a word in each counts. Few fields: MiniSearch counts how rare a word is for each alone. */
export const FIELD_WEIGHTS = { title: 4, names: 3, prose: 0.7 };

/** Factors when the whole query is a name of the record: as code writes it; its path; a shown name; a synonym. */
const EXACT_CODE = 6;
const BEGINS_PATH = 3;
const SHOWN_NAME = 2.6;
const SYNONYM = 1.5;
/** Factor when the query begins a shown name. */
const BEGINS_NAME = 1.25;

/** A word that is only in the prose says less for a record than one in its names. */
export const PROSE_COVERAGE = 0.6;

/** Whether a query is written as programs write: `companyId`, `registration_status`, `/vehicles`, `X-Purpose`. */
const looksLikeCode = (query: string): boolean =>
  !/\s/.test(query) && (splitWords(query).length > 1 || query.startsWith('/'));

const foldedName = (name: string): string => fold(splitWords(name).join(''));

/** Factor for a record of which the whole query is a name, or the beginning of one; 1 for all others. */
export function nameFactor({ title, path, label, also }: SearchRecord, query: string): number {
  if (path === query) return EXACT_CODE;
  if (query.startsWith('/') && path?.startsWith(query)) return BEGINS_PATH;
  if (looksLikeCode(query) && foldedName(title) === foldedName(query)) return EXACT_CODE;
  const wanted = joinedTerm(query);
  const shown = [title, ...namesIn(label)].map(joinedTerm);
  if (shown.includes(wanted)) return SHOWN_NAME;
  const begins = shown.some((name) => name.startsWith(wanted)) ? BEGINS_NAME : 1;
  return begins * (namesIn(also).map(joinedTerm).includes(wanted) ? SYNONYM : 1);
}
