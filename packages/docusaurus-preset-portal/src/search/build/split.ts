import { createHash } from 'node:crypto';
import type { Manifest, SourceRecord } from '../engine/records';
import type { Words } from '../engine/words';
import { buildPiece } from './buildPiece';

interface Entry {
  record: SourceRecord;
  bytes: number;
}

const KIND_ORDER = { operation: 0, guide: 1, change: 2, field: 3, attribute: 4, code: 5 };

/** Sorts the most important records first: those with keywords, then by kind. */
const importance = ({ record: a }: Entry, { record: b }: Entry): number =>
  Number(b.keywords !== undefined) - Number(a.keywords !== undefined) ||
  KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
  (b.weight ?? 1) - (a.weight ?? 1) ||
  (b.occurrences?.length ?? 0) - (a.occurrences?.length ?? 0);

const KINDS_WITH_PROSE = new Set(['operation', 'guide', 'change']);

const termsIn = (texts: readonly (string | undefined)[], { terms }: Words): Set<string> =>
  new Set(texts.flatMap((part) => (part ? terms(part) : [])));

/** Returns the terms of a record: those of its names, and for some kinds those of its prose. */
function termsOf(record: SourceRecord, words: Words): Set<string> {
  const { kind, title, label, path, otherNames, keywords, text, prose } = record;
  const texts = KINDS_WITH_PROSE.has(kind) ? [title, path, label, otherNames, keywords, text, prose] : [title, label];
  return termsIn(texts, words);
}

const otherTermsOf = ({ otherNames, keywords }: SourceRecord, words: Words): Set<string> =>
  termsIn([otherNames, keywords], words);

const totalBytes = (entries: Iterable<Entry>): number => [...entries].reduce((sum, { bytes }) => sum + bytes, 0);

/** Size limits of index files, in bytes of the records as uncompressed JSON: about three times the compressed file. */
export interface IndexLimits {
  /** Below this total size, the index is one file. */
  whole: number;
  /** Size of the initial file, which has the most important records. */
  root: number;
  /** Size of every other file. A file with a single term may be larger. */
  piece: number;
  /** Maximum number of records per term, most important first. */
  perTerm: number;
}

export const DEFAULT_LIMITS: IndexLimits = { whole: 600_000, root: 222_000, piece: 63_000, perTerm: 120 };

/** Prefixes of these lengths are indexed too, so that there are results while a term is typed. */
const PREFIX_LENGTHS = [1, 2, 3];

/** An index split into files. */
export interface Files extends Pick<Manifest, 'root' | 'pieces'> {
  files: Map<string, string>;
}

function entriesWithin(entries: readonly Entry[], limit: number): Entry[] {
  let left = limit;
  return entries.filter(({ bytes }) => {
    left -= bytes;
    return left >= 0;
  });
}

/** A term is rare in these names up to this share of the maximum records per term. */
const RARE_SHARE = 0.1;

function entriesByOtherTerm(entries: readonly Entry[], words: Words): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const term of otherTermsOf(entry.record, words)) {
      const list = found.get(term);
      if (list) list.push(entry);
      else found.set(term, [entry]);
    }
  return found;
}

/**
 * Maps each term or prefix to its entries, most important first. Expects the entries in that order. An entry below the
 * limit for all of its terms stays under its rarest term.
 */
function entriesByTerm(entries: readonly Entry[], perTerm: number, words: Words): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  const included = new Set<Entry>();
  for (const entry of entries) {
    const terms = termsOf(entry.record, words);
    const prefixes = [...terms].flatMap((term) => PREFIX_LENGTHS.map((length) => term.slice(0, length)));
    for (const term of new Set([...terms, ...prefixes])) {
      const list = found.get(term) ?? [];
      if (list.length < perTerm) {
        list.push(entry);
        included.add(entry);
      }
      found.set(term, list);
    }
  }
  // Names that are not displayed count only if they are rare: every field of a vehicle carries the names of a vehicle.
  for (const [term, list] of entriesByOtherTerm(entries, words))
    if (list.length <= perTerm * RARE_SHARE) found.set(term, [...new Set([...(found.get(term) ?? []), ...list])]);
  const sizes = new Map([...found].map(([term, list]) => [term, list.length]));
  const sizeOfTerm = (term: string) => sizes.get(term) ?? 0;
  for (const entry of entries.filter((unlisted) => !included.has(unlisted))) {
    const [rarest] = [...termsOf(entry.record, words)].sort((a, b) => sizeOfTerm(a) - sizeOfTerm(b));
    if (rarest !== undefined) found.get(rarest)?.push(entry);
  }
  return found;
}

/** Splits the records into one file of the most important ones and pieces by the alphabet, of which a query loads those it needs. */
export function splitRecords(
  records: readonly SourceRecord[],
  words: Words,
  limits: IndexLimits = DEFAULT_LIMITS,
): Files {
  const files = new Map<string, string>();
  function write(entries: Iterable<Entry>): string {
    const text = JSON.stringify(
      buildPiece(
        [...entries].map(({ record }) => record),
        words,
      ),
    );
    const file = `${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
    files.set(file, text);
    return file;
  }

  const entries = records.map((record) => ({ record, bytes: JSON.stringify(record).length })).sort(importance);
  if (totalBytes(entries) <= limits.whole) return { root: write(entries), pieces: [], files };

  const rootEntries = new Set(entriesWithin(entries, limits.root));
  const byTerm = entriesByTerm(entries, limits.perTerm, words);
  const pieces: Manifest['pieces'] = [];
  let from = '';
  let piece = new Set<Entry>();
  let bytes = 0;
  for (const term of [...byTerm.keys()].sort()) {
    const entriesOfTerm = (byTerm.get(term) ?? []).filter((entry) => !rootEntries.has(entry));
    let missing = entriesOfTerm.filter((entry) => !piece.has(entry));
    if (piece.size > 0 && bytes + totalBytes(missing) > limits.piece) {
      pieces.push([from, write(piece)]);
      from = term;
      piece = new Set();
      bytes = 0;
      missing = entriesOfTerm;
    }
    for (const entry of missing) piece.add(entry);
    bytes += totalBytes(missing);
  }
  pieces.push([from, write(piece)]);
  return { root: write(rootEntries), pieces, files };
}
