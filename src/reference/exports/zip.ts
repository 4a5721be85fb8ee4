import { strToU8, zipSync } from 'fflate';

// ZIP has no earlier day. Written as local time because ZIP stores local time: the same bytes in every time zone.
const NO_TIME = new Date(1980, 0, 1);

/**
 * A ZIP archive of text files, the same bytes in every build: names sorted, no times, not compressed.
 *
 * @param files Text by path.
 */
export function zip(files: Map<string, string>): Buffer {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = Object.fromEntries(sorted.map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(entries, { level: 0, mtime: NO_TIME }));
}
