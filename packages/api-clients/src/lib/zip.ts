import { strToU8, zipSync } from 'fflate';

// Earliest date of ZIP. In local time, because ZIP stores local time: the bytes are the same in every time zone.
const NO_TIME = new Date(1980, 0, 1);

/** Creates a reproducible ZIP archive of files by path: sorted names, fixed times. */
export function zip(files: Map<string, string | Uint8Array>): Buffer {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = Object.fromEntries(
    sorted.map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
  );
  return Buffer.from(zipSync(entries, { level: 9, mtime: NO_TIME }));
}
