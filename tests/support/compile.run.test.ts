import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { typeFaults } from './compile';

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
