import { terms } from '../engine/words';
import type { SourceRecord } from './SourceRecord';

/** A record with its size as JSON. */
export interface Entry {
  record: SourceRecord;
  bytes: number;
}

const KIND_ORDER = { operation: 0, guide: 1, change: 2, field: 3, attribute: 4, code: 5 };

/** Sorts the most important records first: what readers ask for, then by kind. */
export const importance = ({ record: a }: Entry, { record: b }: Entry): number =>
  Number(b.asked !== undefined) - Number(a.asked !== undefined) ||
  KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
  (b.weight ?? 1) - (a.weight ?? 1) ||
  (b.places?.length ?? 0) - (a.places?.length ?? 0);

/** Kinds that are also found by their prose. */
const READ = new Set(['operation', 'guide', 'change']);

const termsIn = (texts: readonly (string | undefined)[]): Set<string> =>
  new Set(texts.flatMap((part) => (part ? terms(part) : [])));

/** Terms that lead to a record: those of its names; for some kinds also those of their prose. */
export function termsOf({ kind, title, label, path, also, asked, text, prose }: SourceRecord): Set<string> {
  const texts = READ.has(kind) ? [title, path, label, also, asked, text, prose] : [title, label];
  return termsIn(texts);
}

/** Terms of the names of a record that are not shown. */
export const otherTermsOf = ({ also, asked }: SourceRecord): Set<string> => termsIn([also, asked]);

/** Size of entries together, in bytes. */
export const sizeOf = (entries: Iterable<Entry>): number => [...entries].reduce((sum, { bytes }) => sum + bytes, 0);
