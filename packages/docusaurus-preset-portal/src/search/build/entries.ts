import { terms } from '../engine/words';
import type { SourceRecord } from './SourceRecord';

/** A record with its size as JSON. */
export interface Entry {
  record: SourceRecord;
  bytes: number;
}

const KIND_ORDER = { operation: 0, guide: 1, change: 2, field: 3, attribute: 4, code: 5 };

/** Sorts the most important records first: expected results of queries, then by kind. */
export const importance = ({ record: a }: Entry, { record: b }: Entry): number =>
  Number(b.queries !== undefined) - Number(a.queries !== undefined) ||
  KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
  (b.weight ?? 1) - (a.weight ?? 1) ||
  (b.occurrences?.length ?? 0) - (a.occurrences?.length ?? 0);

/** Kinds whose prose is indexed too. */
const KINDS_WITH_PROSE = new Set(['operation', 'guide', 'change']);

const termsIn = (texts: readonly (string | undefined)[]): Set<string> =>
  new Set(texts.flatMap((part) => (part ? terms(part) : [])));

/** Returns the terms of a record: those of its names, and for some kinds those of its prose. */
export function termsOf({ kind, title, label, path, otherNames, queries, text, prose }: SourceRecord): Set<string> {
  const texts = KINDS_WITH_PROSE.has(kind) ? [title, path, label, otherNames, queries, text, prose] : [title, label];
  return termsIn(texts);
}

/** Returns the terms of the names of a record that are not displayed. */
export const otherTermsOf = ({ otherNames, queries }: SourceRecord): Set<string> => termsIn([otherNames, queries]);

/** Returns the total size of entries, in bytes. */
export const totalBytes = (entries: Iterable<Entry>): number => [...entries].reduce((sum, { bytes }) => sum + bytes, 0);
