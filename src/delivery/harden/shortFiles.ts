import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildCache } from '../../buildCache';
import { brotliOptions, GZIP, keyOf, qualityOf } from './compressing';

type Copies = readonly [brotli: Uint8Array, gzip: Uint8Array];

/** Both compressed copies of a text that is quick to compress. */
export const copiesOf = (file: string, text: Buffer): Copies => [
  brotliCompressSync(text, brotliOptions(file, text.length)),
  gzipSync(text, GZIP),
];

/** Puts compressed copies beside their file. */
export function writeCopies(file: string, [brotli, gzip]: Copies): void {
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzip);
}

/** Compresses a short file once for all builds: both copies are kept as one file, after the length of the first. */
export async function compressKept(file: string, cache: BuildCache): Promise<void> {
  const text = readFileSync(file);
  const kept = Buffer.from(
    await cache.get(keyOf(qualityOf(file, text.length), text), async () => {
      const [brotli, gzip] = copiesOf(file, text);
      const length = Buffer.alloc(4);
      length.writeUInt32LE(brotli.length);
      return Buffer.concat([length, brotli, gzip]);
    }),
  );
  const end = 4 + kept.readUInt32LE();
  writeCopies(file, [kept.subarray(4, end), kept.subarray(end)]);
}
