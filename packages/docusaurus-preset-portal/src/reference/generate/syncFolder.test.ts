import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../lib/listFiles';
import { syncFolder } from './syncFolder';

let root = '';
const at = (...parts: string[]) => path.join(root, ...parts);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portal-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(folder, name)), { recursive: true });
    await writeFile(at(folder, name), text);
  }
}

async function read(folder: string): Promise<Record<string, string>> {
  const texts = (await listFiles(at(folder))).map(async (file) => [file, await readFile(at(folder, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

const FROM = { 'a.mdx': 'a', 'deep/er/b.mdx': 'b', 'same.mdx': 'same' };

describe('syncFolder', () => {
  beforeEach(() => write('from', FROM));

  it('copies everything into an empty folder', async () => {
    expect(await syncFolder(at('from'), at('to'))).toEqual({ written: 3, removed: 0 });
    expect(await read('to')).toEqual(FROM);
  });

  it('removes old files, writes changed ones, and does not touch others', async () => {
    await write('to', { 'a.mdx': 'old', 'same.mdx': 'same', 'stale.mdx': 'stale', 'deep/stale.mdx': 'stale' });
    const long = new Date('2020-01-01');
    await utimes(at('to', 'same.mdx'), long, long);
    expect(await syncFolder(at('from'), at('to'))).toEqual({ written: 2, removed: 2 });
    expect(await read('to')).toEqual(FROM);
    expect((await stat(at('to', 'same.mdx'))).mtime).toEqual(long);
  });

  it('writes nothing the second time', async () => {
    await syncFolder(at('from'), at('to'));
    expect(await syncFolder(at('from'), at('to'))).toEqual({ written: 0, removed: 0 });
  });

  it('does not change the source', async () => {
    await syncFolder(at('from'), at('to'));
    expect(await read('from')).toEqual(FROM);
  });

  it('empties the folder if the source does not exist', async () => {
    expect(await syncFolder(at('nothing'), at('from'))).toEqual({ written: 0, removed: 3 });
    expect(await read('from')).toEqual({});
  });
});
