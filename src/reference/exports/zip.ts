import { strToU8, zipSync } from 'fflate';

// Earliest date of ZIP. In local time, because ZIP stores local time: the bytes are the same in every time zone.
const NO_TIME = new Date(1980, 0, 1);

/**
 * Creates a reproducible ZIP archive of text files: sorted names, fixed times, no compression.
 *
 * @param files Text by path.
 */
export function zip(files: Map<string, string>): Buffer {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = Object.fromEntries(sorted.map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(entries, { level: 0, mtime: NO_TIME }));
}
