import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { libraries, typeFaults } from './compile';

const written = (text: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'some.mts');
  writeFileSync(file, text);
  return file;
};

it.each([
  ['a type that does not fit', 'export const n: number = "text";'],
  ['a value that may be missing', 'export const f = (list: string[]): string => list[0];'],
  ['a value of no type', 'export const f = (some) => some;'],
])('says %s, with the file', (_, text) => {
  expect(typeFaults([written(text)])[0]).toMatch(/some\.mts\(1,\d+\): error TS\d+/);
});

it('knows the names of a browser only where they are asked for', () => {
  const file = written('export const title: string = document.title;');
  expect(typeFaults([file], { lib: libraries.alone })).toHaveLength(1);
  expect(typeFaults([file], { lib: libraries.dom })).toEqual([]);
});

it('says that a file is missing', () => {
  expect(typeFaults([path.join(tmpdir(), 'no-such-file.ts')]).join()).toContain('no-such-file.ts');
});
