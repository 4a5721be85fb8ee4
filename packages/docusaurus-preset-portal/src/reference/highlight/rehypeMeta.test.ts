import { describe, expect, it } from 'vitest';
import { readMeta } from './rehype';

describe('readMeta', () => {
  it.each([
    ["title='a.js' {2}", { title: 'a.js', lines: [2] }],
    ['{ 1, 3 - 4 }', { lines: [1, 3, 4] }],
  ])('reads %j', (meta, read) => expect(readMeta(meta)).toEqual(read));

  it.each([
    ['live {1}', '"live" is not allowed after the language'],
    ['{1-}', '"{1-}" is not allowed after the language'],
  ])('rejects %j', (meta, message) => expect(() => readMeta(meta)).toThrow(message));
});
