import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zip } from './zip';

const FILES = new Map([
  ['b/æ.txt', 'text with æøå'],
  ['a.txt', 'a'],
]);

it('contains every file with its text, sorted by name', () => {
  const files = Object.entries(unzipSync(zip(FILES))).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(files).toEqual([
    ['a.txt', 'a'],
    ['b/æ.txt', 'text with æøå'],
  ]);
});

it('has the same bytes for any order of the files and any date', () => {
  const bytes = zip(FILES);
  expect(zip(new Map([...FILES].reverse()))).toEqual(bytes);
  // Time and date of the first entry: midnight of 1 January 1980, the earliest date of the format.
  expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([0, 0x0021]);
});

it('is not compressed', () => {
  expect(zip(FILES).toString()).toContain('text with æøå');
});
