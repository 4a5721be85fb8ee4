import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { type BuildCache, openCache } from '../../../lib/fileCache';
import { listFiles } from '../../../lib/listFiles';

const TEXT = /\.(html|css|js|mjs|json|xml|txt|md|svg|yaml|csv|http|d\.ts)$/;
/** Maximum number of files of a build with its compressed copies: hosts accept 20,000. */
const MAX_FILES = 15_000;
/** Says why pages have no compressed copies. */
export const LEFT_OUT = `Compressed copies of pages are left out: with them the build has more than ${MAX_FILES.toLocaleString('en')} files.`;
/** A smaller file fits one network packet, compressed or not. */
const MIN_BYTES = 1000;
/** A smaller page comes with the first packets that a server may send, compressed well or very well. */
const SHORT_PAGE_BYTES = 80_000;
const GZIP = { level: 9 };
/** Files that are read, compressed or written at a time. */
const CONCURRENCY = 16;

/** True if a build would have too many files with compressed copies of all texts. */
export const isTooLarge = (names: readonly string[]): boolean =>
  names.length + 2 * names.filter((name) => TEXT.test(name)).length > MAX_FILES;

/** Opens the compressed copies that the last build made. */
export const openCompressed = (): BuildCache => openCache('compressed');

/**
 * Quality of Brotli for a file. Scripts and styles stand before everything on a page. For pages 10 takes fifteen times
 * as long as 9, to save 5 %, and 11 five times as long again, to save 3 %. For other files 9 saves 1 % more than 7.
 */
function qualityOf(file: string, bytes: number): number {
  if (/\.(css|js)$/.test(file)) return 11;
  if (file.endsWith('.html')) return bytes < SHORT_PAGE_BYTES ? 9 : 10;
  return 7;
}

/** The smallest window, as a power of two, that holds a file: a larger one takes long to set up, and finds nothing more. */
const windowOf = (bytes: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** Compresses a file in threads of this process, once for all builds: both copies are kept as one, after the length of the first. */
async function compressFile(file: string, cache: BuildCache): Promise<void> {
  const text = readFileSync(file);
  const quality = qualityOf(file, text.length);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(text.length),
  };
  const copies = await cache.get(Buffer.concat([Buffer.from([quality]), text]), async () => {
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(text, { params }),
      promisify(gzip)(text, GZIP),
    ]);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(brotli.length);
    return Buffer.concat([length, brotli, gzipped]);
  });
  const end = 4 + Buffer.from(copies).readUInt32LE();
  writeFileSync(`${file}.br`, copies.subarray(4, end));
  writeFileSync(`${file}.gz`, copies.subarray(end));
}

/**
 * Puts `.br` and `.gz` beside text files of a folder: a host sends them as they are.
 *
 * @param which Selects files by their name.
 * @returns The number of files that got them.
 */
export async function compress(folder: string, which: (name: string) => boolean, cache: BuildCache): Promise<number> {
  const files = (await listFiles(folder))
    .filter((name) => TEXT.test(name) && which(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).size >= MIN_BYTES);
  await pMap(files, (file) => compressFile(file, cache), { concurrency: CONCURRENCY });
  return files.length;
}
