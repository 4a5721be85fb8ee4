import { createHash } from 'node:crypto';
import type { Manifest, Piece, SearchRecord } from '../engine/records';
import { terms } from '../engine/words';

/** How the records are cut into files. Bytes are JSON before compression, about seven times the compressed size. */
export interface Limits {
  /** When everything fits into this, it is one file. */
  whole: number;
  /** Otherwise: the file that is loaded first, with the most important records. */
  root: number;
  /** Any other file. */
  piece: number;
  /** Most records a word leads to, the most important first. */
  perTerm: number;
}

export const DEFAULT_LIMITS: Limits = { whole: 800_000, root: 480_000, piece: 200_000, perTerm: 120 };

/** Beginnings up to this length lead somewhere themselves, so that there are results from the first letters on. */
const BEGINNING = 3;

/** An index cut into files. */
export interface Files extends Pick<Manifest, 'root' | 'pieces'> {
  /** File name → content. */
  files: Map<string, string>;
}

interface Entry {
  record: SearchRecord;
  bytes: number;
}

const KIND_ORDER = { operation: 0, guide: 1, field: 2, attribute: 3 };

const importance = ({ record: a }: Entry, { record: b }: Entry) =>
  KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
  (b.weight ?? 1) - (a.weight ?? 1) ||
  (b.places?.length ?? 0) - (a.places?.length ?? 0);

/** Terms that lead to a record: its names; for operations and guides also their prose. */
function termsOf({ kind, title, label, path, also, text, prose }: SearchRecord): Set<string> {
  const given = kind === 'operation' || kind === 'guide' ? [title, path, label, also, text, prose] : [title, label];
  return new Set(given.flatMap((part) => (part ? terms(part) : [])));
}

const sizeOf = (entries: Iterable<Entry>) => [...entries].reduce((sum, { bytes }) => sum + bytes, 0);

function upTo(entries: readonly Entry[], limit: number): Entry[] {
  let left = limit;
  return entries.filter(({ bytes }) => {
    left -= bytes;
    return left >= 0;
  });
}

/** Term (or beginning of one) → the records it leads to. Expects the entries by importance. */
function entriesByTerm(entries: readonly Entry[], perTerm: number): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const all = termsOf(entry.record);
    const beginnings = [...all].flatMap((term) => [1, 2, BEGINNING].map((length) => term.slice(0, length)));
    for (const term of new Set([...all, ...beginnings])) {
      const list = found.get(term) ?? [];
      if (list.length < perTerm) list.push(entry);
      found.set(term, list);
    }
  }
  return found;
}

/**
 * Cuts the records into files: one with the most important, and pieces for the
 * words from one in the alphabet to the next. A query loads the pieces its
 * words are in and nothing else, however large the whole is.
 */
export function splitRecords(records: readonly SearchRecord[], limits: Limits = DEFAULT_LIMITS): Files {
  const files = new Map<string, string>();
  function write(entries: Iterable<Entry>): string {
    const piece: Piece = { records: [...entries].map(({ record }) => record) };
    const text = JSON.stringify(piece);
    const file = `${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
    files.set(file, text);
    return file;
  }

  const entries = records.map((record) => ({ record, bytes: JSON.stringify(record).length })).sort(importance);
  if (sizeOf(entries) <= limits.whole) return { root: write(entries), pieces: [], files };

  const first = new Set(upTo(entries, limits.root));
  const rest = entriesByTerm(entries, limits.perTerm);
  const pieces: Manifest['pieces'] = [];
  let from = '';
  let together = new Set<Entry>();
  let bytes = 0;
  for (const term of [...rest.keys()].sort()) {
    const fresh = (rest.get(term) ?? []).filter((entry) => !first.has(entry) && !together.has(entry));
    const more = sizeOf(fresh);
    if (bytes > 0 && bytes + more > limits.piece) {
      pieces.push([from, write(together)]);
      from = term;
      together = new Set();
      bytes = 0;
    }
    for (const entry of fresh.length > 0 && bytes === 0
      ? (rest.get(term) ?? []).filter((one) => !first.has(one))
      : fresh) {
      if (!together.has(entry)) bytes += entry.bytes;
      together.add(entry);
    }
  }
  pieces.push([from, write(together)]);
  return { root: write(first), pieces, files };
}
