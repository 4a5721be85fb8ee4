import { describe, expect, it } from 'vitest';
import { readMeta } from './rehype';

describe('readMeta', () => {
  it.each([
    ['', { lines: [] }],
    ['title="A \'b\' {1}"', { title: "A 'b' {1}", lines: [] }],
    ["title='a.js' {2}", { title: 'a.js', lines: [2] }],
    ['{1,3-5} title="a"', { title: 'a', lines: [1, 3, 4, 5] }],
    ['{ 1, 3 - 4 }', { lines: [1, 3, 4] }],
  ])('reads %j', (meta, read) => expect(readMeta(meta)).toEqual(read));

  it.each([
    ['live {1}', '"live" is not allowed after the language'],
    ['title=a.js', '"title=a.js" is not allowed after the language'],
    ['{1} {2}', '"{2}" is not allowed after the language'],
    ['{one}', '"{one}" is not allowed after the language'],
    ['{1-}', '"{1-}" is not allowed after the language'],
    ['{}', '"{}" is not allowed after the language'],
  ])('rejects %j', (meta, message) => expect(() => readMeta(meta)).toThrow(message));
});
