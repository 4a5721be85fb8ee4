import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../listFiles';

const TEXT = /\.(html|css|js|mjs|json|xml|txt|svg|yaml|csv|http|d\.ts)$/;
/** A smaller file fits one network packet, compressed or not. */
const MIN_BYTES = 1000;

/**
 * Puts `.br` and `.gz` beside every text file of a folder, at the strongest level: a host sends them as they are.
 *
 * @returns How many files got them.
 */
export async function compress(folder: string): Promise<number> {
  const names = (await listFiles(folder)).filter((name) => TEXT.test(name));
  const done = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      if ((await stat(file)).size < MIN_BYTES) return 0;
      const text = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      return 1;
    }),
  );
  return done.filter(Boolean).length;
}
