import { gzipSync } from 'fflate';

export interface TarFile {
  /** Path with `/`, at most 100 ASCII characters. */
  name: string;
  content: string | Uint8Array;
  /** Permissions in octal digits, such as `644`. */
  mode: string;
}

const BLOCK = 512;
/** Modification time, in seconds: `tar` and npm warn about files from 1970. */
const MTIME = Date.UTC(2025, 0, 1) / 1000;

/** Builds a `.tar.gz` (ustar) whose bytes depend on the files only. */
export function tarball(files: readonly TarFile[]): Uint8Array {
  const parts = files.flatMap(({ name, content, mode }) => {
    const bytes = Buffer.from(content);
    return [header(name, mode, bytes.length), bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { mtime: MTIME * 1000, level: 9 });
}

/** Builds a header with the fields of POSIX.1-1988 `ustar`: offset, then text; numbers in octal digits. */
function header(name: string, mode: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  const fields: [offset: number, text: string][] = [
    [0, name],
    [100, mode.padStart(7, '0')],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(MTIME, 11)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar'],
    [263, '00'],
  ];
  for (const [offset, text] of fields) block.write(text, offset, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0 `, 148, 'latin1');
  return block;
}
