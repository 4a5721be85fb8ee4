import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST } from 'docusaurus-preset-portal/node';
import { writeManifest } from 'docusaurus-preset-portal/testing';
import { listFilesSync } from 'openapi-toolkit/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolderOfEach } from '../../../../tests/support/testFolder';
import { checkOut, publishPortal } from './publishPortal';

const folder = testFolderOfEach();
const at = (...names: string[]) => path.join(folder, ...names);

async function put(name: string, content: string) {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), content);
}

beforeEach(async () => {
  await put('build/index.html', 'new');
  await put('build/docs/new/index.html', 'new');
  await writeManifest(at('build'));
});

/** Makes the folder of a portal that was rendered earlier. */
async function rendered(out: string) {
  for (const name of ['index.html', 'docs/old/index.html', 'old.txt']) await put(`${out}/${name}`, 'old');
  await writeManifest(at(out));
}

describe('a portal may be put into', () => {
  it('a folder that is not there', () => expect(checkOut(at('none'))).resolves.toBeUndefined());

  it('an empty folder', async () => {
    await mkdir(at('empty'));
    await expect(checkOut(at('empty'))).resolves.toBeUndefined();
  });

  it('a folder in which a process was killed', async () => {
    await put(`killed/${MANIFEST}.new/index.html`, 'half');
    await put(`killed/${MANIFEST}.lock`, '');
    await expect(checkOut(at('killed'))).resolves.toBeUndefined();
  });

  it('a portal rendered earlier', async () => {
    await rendered('old');
    await expect(checkOut(at('old'))).resolves.toBeUndefined();
  });
});

it.each([
  ['with other files', ''],
  ['that looks like a portal', 'other'],
])('a folder %s is refused', async (_, name) => {
  for (const file of ['search-index/a', 'openapi/b', 'index.html']) await put(`other/${file}`, 'mine');
  await expect(checkOut(at(name))).rejects.toThrow('the folder is not empty and is not a portal');
});

it('a file is refused', () => expect(checkOut(at('build', 'index.html'))).rejects.toThrow('this is a file'));

it.each(['new', path.join('deep', 'er')])('goes to %s whole', async (name) => {
  await publishPortal(at('build'), at(name));
  expect(listFilesSync(at(name))).toEqual(listFilesSync(at('build')));
});

it('takes the place of an earlier one, and keeps what is no part of it', async () => {
  await rendered('out');
  const others = ['.git/config', '.gitignore', 'CNAME', 'docs/notes.txt', 'docs/old/draft.md'];
  for (const name of others) await put(`out/${name}`, 'mine');
  await publishPortal(at('build'), at('out'));
  expect(listFilesSync(at('out'))).toEqual([...listFilesSync(at('build')), ...others].sort());
  expect(await readFile(at('out/index.html'), 'utf8')).toBe('new');
  await publishPortal(at('build'), at('out'));
  expect(listFilesSync(at('out'))).toEqual([...listFilesSync(at('build')), ...others].sort());
});

it('replaces no file that no portal listed', async () => {
  await rendered('out');
  await put('out/docs/new/index.html', 'mine');
  await expect(publishPortal(at('build'), at('out'))).rejects.toThrow('the portal would replace docs/new/index.html');
  expect(await readFile(at('out/index.html'), 'utf8')).toBe('old');
  expect(await readFile(at('out/docs/new/index.html'), 'utf8')).toBe('mine');
});

it('leaves the earlier one when the new one can not be copied', async () => {
  await rendered('out');
  const before = listFilesSync(at('out'));
  await rm(at('build'), { recursive: true });
  await put(`build/${MANIFEST}`, 'missing.html\n');
  await expect(publishPortal(at('none'), at('out'))).rejects.toThrow('is not a finished build');
  expect(listFilesSync(at('out'))).toEqual(before);
  expect(await readFile(at('out/index.html'), 'utf8')).toBe('old');
});
