import { gzipSync } from 'fflate';

/** In milliseconds: `tar` and npm warn about files from 1970. */
const MODIFIED = Date.UTC(2025, 0, 1);
/** Sizes of a block and of the unit in which archives grow, in bytes. */
const BLOCK = 512;
const RECORD = 20 * BLOCK;

/** A file of an archive; its mode is `644` by default. */
export interface TarFile {
  name: string;
  data: string | Uint8Array;
  mode?: string;
}

/** Returns header and content of a file, filled up to whole blocks. */
function entry({ name, data, mode = '644' }: TarFile): Buffer {
  const bytes = Buffer.from(data);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number | string, at: number, digits: number) =>
    header.write(value.toString(8).padStart(digits, '0'), at);
  header.write(name, 0, 100);
  octal(mode, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(bytes.length, 124, 11);
  octal(MODIFIED / 1000, 136, 11);
  // The checksum counts its own field as spaces.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(checksum.toString(8).padEnd(8, '\0'), 148);
  return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))]);
}

/** Builds a `.tar.gz` whose bytes depend on the files only. */
export function tarball(files: readonly TarFile[]): Uint8Array {
  const entries = Buffer.concat(files.map(entry));
  const filling = Buffer.alloc((RECORD - (entries.length % RECORD)) % RECORD);
  // An end is two empty blocks; files may fill the last record.
  return gzipSync(Buffer.concat([entries, filling, Buffer.alloc(2 * BLOCK)]), { mtime: MODIFIED, level: 9 });
}
