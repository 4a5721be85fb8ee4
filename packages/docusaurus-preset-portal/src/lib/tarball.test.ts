import { gunzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { tarball } from './tarball';

const text = (bytes: Uint8Array, from: number, length: number) =>
  Buffer.from(bytes.subarray(from, from + length))
    .toString('latin1')
    .replace(/\0+$/, '');

it('writes a header with a checksum, the file in blocks and two empty blocks', () => {
  const tar = gunzipSync(tarball([{ name: 'package/a.txt', content: 'æ'.repeat(300), mode: '755' }]));
  expect(tar).toHaveLength(512 + 1024 + 1024);
  expect(text(tar, 0, 100)).toBe('package/a.txt');
  expect(text(tar, 100, 8)).toBe('0000755');
  expect(Number.parseInt(text(tar, 124, 12), 8)).toBe(600);
  expect(text(tar, 257, 6)).toBe('ustar');
  const blank = [...tar.subarray(0, 512)].map((byte, at) => (at >= 148 && at < 156 ? 32 : byte));
  expect(Number.parseInt(text(tar, 148, 6), 8)).toBe(blank.reduce((sum, byte) => sum + byte, 0));
  expect(Buffer.from(tar.subarray(512, 1112)).toString()).toBe('æ'.repeat(300));
  expect([...tar.subarray(1112)].every((byte) => byte === 0)).toBe(true);
});

it('is reproducible', () => {
  const files = [{ name: 'a', content: 'a', mode: '644' }];
  expect(tarball(files)).toEqual(tarball(files));
});
