import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildCache, openCache } from '../../buildCache';
import { listFiles } from '../../listFiles';

const TEXT = /\.(html|css|js|mjs|json|xml|txt|md|svg|yaml|csv|http|d\.ts)$/;
/** A smaller file fits one network packet, compressed or not. */
const MIN_BYTES = 1000;
/** Files in memory at a time: as many as Node.js has threads for compressing. */
const WORKERS = 4;

/**
 * Quality of Brotli by what is compressed. For pages the highest takes three times as long as the next, to save 2 %;
 * scripts and styles stand before everything on a page. For other files 9 takes five times as long as 7, to save 1 %.
 */
const QUALITIES: [file: RegExp, quality: number][] = [
  [/\.(css|js)$/, 11],
  [/\.html$/, 10],
];
const OTHERS = 7;

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
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return done;
}

async function compressFile(file: string, cache: BuildCache): Promise<boolean> {
  if ((await stat(file)).size < MIN_BYTES) return false;
  const text = await readFile(file);
  const quality = QUALITIES.find(([pattern]) => pattern.test(file))?.[1] ?? OTHERS;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: quality };
  const brotli = () => promisify(brotliCompress)(text, { params });
  const input = Buffer.concat([Buffer.from([quality]), text]);
  await writeFile(`${file}.br`, quality > 9 ? await cache.get(input, brotli) : await brotli());
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  return true;
}
