import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../listFiles';

const TEXT = /\.(html|css|js|mjs|json|xml|txt|md|svg|yaml|csv|http|d\.ts)$/;
/** A smaller file fits one network packet, compressed or not. */
const MIN_BYTES = 1000;
/** Files in memory at a time: as many as Node.js has threads for compressing. */
const WORKERS = 4;

/**
 * Puts `.br` and `.gz` beside every text file of a folder, at the strongest level: a host sends them as they are.
 *
 * @returns How many files got them.
 */
export async function compress(folder: string): Promise<number> {
  const names = (await listFiles(folder)).filter((name) => TEXT.test(name));
  let done = 0;
  const rest = names.values();
  const worker = async () => {
    // The workers share one iterator: each takes the next file when it is free.
    for (const name of rest) if (await compressFile(path.join(folder, name))) done += 1;
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return done;
}

async function compressFile(file: string): Promise<boolean> {
  if ((await stat(file)).size < MIN_BYTES) return false;
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  return true;
}
