import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { UserError } from 'openapi-toolkit';
import { sha256 } from 'openapi-toolkit/node';

export interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

/** Name and position of a file in the archive, and whether it is compressed. */
type Entry = [name: string, start: number, end: number, isCompressed: boolean];

/** Files of an archive, by name. */
export interface Archive {
  has: (name: string) => boolean;
  /** @throws Error if there is no such file. */
  read: (name: string) => Buffer;
  text: (name: string) => string;
}

const DIGEST = 64;
/** Length of the number of bytes of the index, which stands after the digest. */
const LENGTH = 4;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

/** Builds one file of many, each readable alone. A digest at its beginning shows whether the file is whole. */
export function archiveOf(files: readonly StoredFile[]): Buffer {
  const index: Entry[] = [];
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const brotli = brotliCompressSync(bytes, QUALITY);
    const isCompressed = brotli.length < bytes.length;
    const stored = isCompressed ? brotli : bytes;
    index.push([name, at, at + stored.length, isCompressed]);
    at += stored.length;
    parts.push(stored);
  }
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(head.length);
  const content = Buffer.concat([length, head, ...parts]);
  return Buffer.concat([Buffer.from(sha256(content)), content]);
}

/** Opens an archive. Throws a UserError if the file is not whole, or missing. */
export function openArchive(file: string): Archive {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const content = bytes.subarray(DIGEST);
  if (content.length < LENGTH || sha256(content) !== bytes.toString('latin1', 0, DIGEST))
    throw new UserError('This copy is not complete. Download it again.');
  const begin = LENGTH + content.readUInt32LE();
  const entries = JSON.parse(content.toString('utf8', LENGTH, begin)) as Entry[];
  const index = new Map(entries.map((entry) => [entry[0], entry]));
  const read = (name: string): Buffer => {
    const entry = index.get(name);
    if (!entry) throw new Error(`This copy has no file ${name}.`);
    const [, start, end, isCompressed] = entry;
    const stored = content.subarray(begin + start, begin + end);
    return isCompressed ? brotliDecompressSync(stored) : stored;
  };
  return { has: (name) => index.has(name), read, text: (name) => read(name).toString() };
}
