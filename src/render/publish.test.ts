import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOut, publish } from './publish';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  await mkdir(at('build'));
  await writeFile(at('build', 'index.html'), 'new');
});
afterEach(() => rm(folder, { recursive: true }));

async function rendered(out: string) {
  for (const name of ['search-index', 'openapi']) await mkdir(path.join(out, name), { recursive: true });
  await writeFile(path.join(out, 'index.html'), 'old');
}

describe('a portal may be put into', () => {
  it('a folder that is not there', () => expect(checkOut(at('none'))).resolves.toBeUndefined());

  it('an empty folder', async () => {
    await mkdir(at('empty'));
    await expect(checkOut(at('empty'))).resolves.toBeUndefined();
  });

  it('a portal rendered earlier', async () => {
    await rendered(at('old'));
    await expect(checkOut(at('old'))).resolves.toBeUndefined();
  });
});

it('a folder with other files is refused', () =>
  expect(checkOut(folder)).rejects.toThrow(`--out ${folder}: the folder holds other files`));

it('a file is refused', () => expect(checkOut(at('build', 'index.html'))).rejects.toThrow('this is a file'));

it.each(['new', path.join('deep', 'er')])('goes to %s whole', async (name) => {
  await publish(at('build'), at(name));
  expect(await readFile(at(name, 'index.html'), 'utf8')).toBe('new');
});

it('takes the place of an earlier one, and leaves nothing beside it', async () => {
  await rendered(at('out'));
  await publish(at('build'), at('out'));
  expect(await readdir(at('out'))).toEqual(['index.html']);
  expect(await readdir(folder)).toEqual(['build', 'out']);
});

it('leaves the earlier one when the new one can not be copied', async () => {
  await rendered(at('out'));
  await expect(publish(at('none'), at('out'))).rejects.toThrow('ENOENT');
  expect(await readFile(at('out', 'index.html'), 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['build', 'out']);
});
