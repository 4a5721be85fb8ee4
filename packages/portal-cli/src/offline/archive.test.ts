import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../../../tests/support/testFolder';
import { archiveOf, openArchive, type StoredFile } from './archive';

const TEXT = 'æ'.repeat(5_000);
const FILES: StoredFile[] = [
  { name: 'a/index.html', bytes: Buffer.from(TEXT) },
  { name: 'compressed.js', bytes: Buffer.from(TEXT) },
  { name: 'small.bin', bytes: Buffer.from([0, 255]) },
  { name: '__proto__', bytes: Buffer.from('own') },
  { name: 'empty', bytes: Buffer.alloc(0) },
];

const folder = testFolder();
const write = (bytes: Uint8Array) => {
  const file = path.join(folder, 'site.bin');
  writeFileSync(file, bytes);
  return file;
};
it('gives every file back, compressed where that is shorter, and the same bytes for the same files', () => {
  const bytes = archiveOf(FILES);
  expect(bytes.length).toBeLessThan(1_000);
  expect(archiveOf(FILES).equals(bytes)).toBe(true);
  const archive = openArchive(write(bytes));
  for (const { name, bytes: content } of FILES) expect(archive.read(name).equals(content), name).toBe(true);
  expect(archive.text('compressed.js')).toBe(TEXT);
  expect(['small.bin', 'none', 'constructor'].map(archive.has)).toEqual([true, false, false]);
  expect(() => archive.read('none')).toThrow('This copy has no file none.');
});

it.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['cut before its content', (bytes: Buffer) => bytes.subarray(0, 64)],
  ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')])],
  ['empty', () => Buffer.alloc(0)],
])('refuses one that is %s', (_, damage) => {
  expect(() => openArchive(write(damage(archiveOf(FILES))))).toThrow('This copy is not complete. Download it again.');
});
