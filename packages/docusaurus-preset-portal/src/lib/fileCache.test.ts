import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openCache } from './fileCache';
import { testFolderOfEach } from './testFolder.fixture';

const root = testFolderOfEach();
const bytes = (text: string) => async () => new TextEncoder().encode(text);
const never = async () => {
  throw new Error('made again');
};
const textOf = async (bytesOf: Promise<Uint8Array>) => new TextDecoder().decode(await bytesOf);

it('makes each thing once, for the builds that follow, too', async () => {
  const first = openCache('a', root);
  expect(await textOf(first.get('x', bytes('made')))).toBe('made');
  expect(await textOf(first.get('x', never))).toBe('made');
  expect(await textOf(openCache('a', root).get('x', never))).toBe('made');
});

it('makes anew what has another input, or is of another kind', async () => {
  await openCache('a', root).get('x', bytes('made'));
  expect(await textOf(openCache('a', root).get('y', bytes('other')))).toBe('other');
  expect(await textOf(openCache('b', root).get('x', bytes('kind')))).toBe('kind');
});

it('keeps nothing of what could not be made', async () => {
  await expect(openCache('a', root).get('x', never)).rejects.toThrow('made again');
  expect(await readdir(root)).toEqual([]);
});

it('gives what was made when it cannot be kept', async () => {
  const cache = openCache('a', root);
  await cache.get('x', bytes('made'));
  const [name = ''] = await readdir(path.join(root, 'a'));
  await rm(path.join(root, 'a', name));
  await mkdir(path.join(root, 'a', name, 'in the way'), { recursive: true });
  expect(await textOf(cache.get('x', bytes('again')))).toBe('again');
});

it('removes what a build did not ask for', async () => {
  const first = openCache('a', root);
  await first.get('x', bytes('x'));
  await first.get('y', bytes('y'));
  const second = openCache('a', root);
  await second.get('y', never);
  await second.prune();
  expect(await readdir(path.join(root, 'a'))).toHaveLength(1);
  expect(await textOf(openCache('a', root).get('y', never))).toBe('y');
});
