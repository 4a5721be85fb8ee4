import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type BuildCache, openCache } from '../../buildCache';
import { listFiles } from '../../listFiles';

const TEXT = /\.(html|css|js|mjs|json|xml|txt|md|svg|yaml|csv|http|d\.ts)$/;
/** A smaller file fits one network packet, compressed or not. */
const MIN_BYTES = 1000;
/** A smaller page comes with the first packets that a server may send, compressed well or very well. */
const SHORT_PAGE = 80_000;
/** From this quality on, compressing takes longer than reading what the last build compressed. */
const SLOW = 10;
/** Giving a smaller file to another thread takes longer than to compress it. */
const SHORT = 100_000;
/** Files that other threads compress at a time: as many as Node.js has for it. */
const AT_ONCE = 4;

/**
 * Quality of Brotli for a file. Scripts and styles stand before everything on a page. For pages 10 takes fifteen times
 * as long as 9, to save 5 %, and 11 five times as long again, to save 3 %. For other files 9 saves 1 % more than 7.
 */
function qualityOf(file: string, bytes: number): number {
  if (/\.(css|js)$/.test(file)) return 11;
  if (file.endsWith('.html')) return bytes < SHORT_PAGE ? 9 : 10;
  return 7;
}

/** The smallest window, as a power of two, that holds a file: a larger one takes long to set up, and finds nothing more. */
const windowOf = (bytes: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** Opens what the last build compressed. */
export const openCompressed = (): BuildCache => openCache('brotli');

/**
 * Puts `.br` and `.gz` beside text files of a folder: a host sends them as they are.
 *
 * @param which Whether a file is among them, by its name.
 * @returns How many files got them.
 */
export async function compress(folder: string, which: (name: string) => boolean, cache: BuildCache): Promise<number> {
  const names = (await listFiles(folder)).filter((name) => TEXT.test(name) && which(name));
  let done = 0;
  const rest = names.values();
  const worker = async () => {
    // The workers share one iterator: each takes the next file when it is free.
    for (const name of rest) if (await compressFile(path.join(folder, name), cache)) done += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

async function compressFile(file: string, cache: BuildCache): Promise<boolean> {
  const text = readFileSync(file);
  if (text.length < MIN_BYTES) return false;
  const quality = qualityOf(file, text.length);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(text.length),
  };
  if (quality < SLOW && text.length < SHORT) {
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    return true;
  }
  const brotli = () => promisify(brotliCompress)(text, { params });
  const input = Buffer.concat([Buffer.from([quality]), text]);
  writeFileSync(`${file}.br`, quality < SLOW ? await brotli() : await cache.get(input, brotli));
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  return true;
}
