import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { type BuildCache, openCache } from '../../../lib/fileCache';
import { testFolderOfEach } from '../../../lib/testFolder.fixture';
import { compress, isTooLarge } from './compress';

const folder = testFolderOfEach();
let requestCount = 0;
beforeEach(() => {
  requestCount = 0;
});

/** A cache that counts what it is asked for. */
const counting = (): BuildCache => {
  const cache = openCache('brotli', path.join(folder, 'cache'));
  return {
    ...cache,
    get: (input, make) => {
      requestCount += 1;
      return cache.get(input, make);
    },
  };
};

/** Text of a length whose words repeat, as those of a page do. */
const words = Array.from({ length: 500 }, () => randomBytes(4).toString('hex'));
const textOf = (bytes: number) => {
  let text = '';
  for (let index = 1; text.length < bytes; index = (index * 48271) % 2147483647) text += `${words[index % 500]} `;
  return text.slice(0, bytes);
};

const compressed = async (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  const count = await compress(folder, (one) => one === name, counting());
  return { count, file: path.join(folder, name) };
};

it.each([
  ['a page in the first packets', 'page.html', 2_000],
  ['a page that is longer', 'page.html', 80_000],
  ['a script', 'app.js', 1_000],
  ['a stylesheet', 'all.css', 1_000],
  ['a program that no page loads', 'server.mjs', 1_000],
  ['data', 'data.json', 1_000],
  ['data longer than any window', 'data.json', 5_000_000],
])('%s is the same after decompression, and compressed once for all builds', async (_, name, bytes) => {
  const text = textOf(bytes);
  const { count, file } = await compressed(name, text);
  expect(count).toBe(1);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  expect(requestCount).toBe(1);
});

it('reads what the last build kept', async () => {
  const first = await compressed('page.html', textOf(2_000));
  const copies = ['br', 'gz'].map((kind) => readFileSync(`${first.file}.${kind}`, 'base64'));
  for (const kind of ['br', 'gz']) rmSync(`${first.file}.${kind}`);
  const cache = openCache('brotli', path.join(folder, 'cache'));
  const never = async () => Promise.reject(new Error('made once more'));
  await compress(folder, (one) => one === 'page.html', { ...cache, get: (input) => cache.get(input, never) });
  expect(['br', 'gz'].map((kind) => readFileSync(`${first.file}.${kind}`, 'base64'))).toEqual(copies);
});

it.each([
  ['page.html', 79_999, 9],
  ['page.html', 80_000, 10],
  ['app.js', 20_000, 11],
  ['data.json', 20_000, 7],
])('%s of %i bytes is compressed with quality %i', async (name, bytes, quality) => {
  const text = textOf(bytes);
  const { file } = await compressed(name, text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: Math.ceil(Math.log2(bytes + 16)),
  };
  expect(readFileSync(`${file}.br`).equals(brotliCompressSync(text, { params }))).toBe(true);
});

it.each([
  ['page.html', 999],
  ['picture.png', 5_000],
])('%s of %i bytes stays alone', async (name, bytes) => {
  const { count, file } = await compressed(name, textOf(bytes));
  expect(count).toBe(0);
  expect([existsSync(`${file}.br`), existsSync(`${file}.gz`)]).toEqual([false, false]);
});

it.each([
  [5_000, 'html', false],
  [5_001, 'html', true],
  [15_000, 'png', false],
  [15_001, 'png', true],
])('%i files of the type %s are too many with copies: %s', (count, type, wanted) =>
  expect(isTooLarge(Array.from({ length: count }, (_, index) => `${index}.${type}`))).toBe(wanted));
