import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type BuildCache, openCache } from '../../buildCache';
import { eachAtOnce } from '../../eachAtOnce';
import { listFiles } from '../../listFiles';
import type { Called } from '../../processPool';
import { brotliOptions, GZIP, keyOf, qualityOf } from './compressing';
import type * as fileJobs from './fileJobs';
import { compressKept } from './shortFiles';

const TEXT = /\.(html|css|js|mjs|json|xml|txt|md|svg|yaml|csv|http|d\.ts)$/;
/** A smaller file fits one network packet, compressed or not. */
const MIN_BYTES = 1000;
/** From this quality on, compressing takes longer than reading what the last build compressed. */
const SLOW = 10;
/** Giving a smaller file to another thread takes longer than to compress it. */
const SHORT = 100_000;
/** Short files that a process gets at a time: asking for one takes a third of the time of compressing it. */
const TOGETHER = 16;
/** So many short files are kept for the next build. To keep more would take a first build too long. */
const MOST_KEPT = 1000;

/** Opens what the last build compressed. */
export const openCompressed = (): BuildCache => openCache('brotli');

const groupsOf = (files: readonly string[]) =>
  Array.from({ length: Math.ceil(files.length / TOGETHER) }, (_, index) =>
    files.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );

/**
 * Puts `.br` and `.gz` beside text files of a folder: a host sends them as they are.
 *
 * @param which Whether a file is among them, by its name.
 * @param jobs Who compresses what is quick to compress.
 * @returns How many files got them.
 */
export async function compress(
  folder: string,
  which: (name: string) => boolean,
  cache: BuildCache,
  jobs: Pick<Called<typeof fileJobs>, 'compressNow'>,
): Promise<number> {
  const files = (await listFiles(folder))
    .filter((name) => TEXT.test(name) && which(name))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, bytes: statSync(file).size }))
    .filter(({ bytes }) => bytes >= MIN_BYTES)
    .map(({ file, bytes }) => ({ file, bytes, quality: qualityOf(file, bytes) }));
  const isShort = ({ quality, bytes }: (typeof files)[number]) => quality < SLOW && bytes < SHORT;
  const short = files.filter(isShort).map(({ file }) => file);
  const long = files.filter((one) => !isShort(one));
  await eachAtOnce<() => Promise<void>>(
    [
      ...long.map(
        ({ file, quality }) =>
          () =>
            compressLong(file, quality, cache),
      ),
      ...(short.length <= MOST_KEPT
        ? short.map((file) => () => compressKept(file, cache))
        : groupsOf(short).map((group) => () => jobs.compressNow(group))),
    ],
    (work) => work(),
  );
  return files.length;
}

/** Compresses a file in other threads of this process; what takes very long once for all builds. */
async function compressLong(file: string, quality: number, cache: BuildCache): Promise<void> {
  const text = readFileSync(file);
  const brotli = () => promisify(brotliCompress)(text, brotliOptions(file, text.length));
  writeFileSync(`${file}.br`, quality < SLOW ? await brotli() : await cache.get(keyOf(quality, text), brotli));
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, GZIP));
}
