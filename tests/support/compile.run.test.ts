import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { libraries, typeFaults } from './compile';

const writeFile = (text: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'some.mts');
  writeFileSync(file, text);
  return file;
};

it('reports errors, each with its file', () => {
  const files = [
    'export const n: number = "a type that does not fit";',
    'export const mayBeMissing = (list: string[]): string => list[0];',
    'export const ofNoType = (some) => some;',
    'export const right = 1;',
  ].map(writeFile);
  const faults = typeFaults(files);
  const found = files.map((file) =>
    faults
      .filter((one) => one.includes(path.basename(path.dirname(file))))
      .map((one) => /\w+\.mts\(1,\d+\): error/.test(one)),
  );
  expect(found).toEqual([[true], [true], [true], []]);
});

it('knows the names of a browser only where they are asked for', () => {
  const file = writeFile('export const title: string = document.title;');
  expect(typeFaults([file], { lib: libraries.alone })).toHaveLength(1);
  expect(typeFaults([file], { lib: libraries.dom })).toEqual([]);
});

it('reports a missing file', () => {
  expect(typeFaults([path.join(tmpdir(), 'no-such-file.ts')]).join()).toContain('no-such-file.ts');
});
