import { describe, expect, it } from 'vitest';
import { codeTokens, jsonTokens, type Token } from './tokens';

const shown = (text: string, tokens: Token[]) =>
  tokens.map(({ start, end, kind, path }) => [kind, text.slice(start, end), ...(path === undefined ? [] : [path])]);

describe('tokens of JSON', () => {
  it('keys have their path', () => {
    const text = '{ "a": { "b": [{ "c": "x: {" }, 1], "d": null } }';
    expect(shown(text, jsonTokens(text))).toEqual([
      ['a', '"a"', 'a'],
      ['a', '"b"', 'a.b'],
      ['a', '"c"', 'a.b.c'],
      ['s', '"x: {"'],
      ['n', '1'],
      ['a', '"d"', 'a.d'],
      ['l', 'null'],
    ]);
  });

  it('are found in truncated text', () => {
    const text = '{"a": {"b": -1.5e3,';
    expect(shown(text, jsonTokens(text))).toEqual([
      ['a', '"a"', 'a'],
      ['a', '"b"', 'a.b'],
      ['n', '-1.5e3'],
    ]);
  });
});

it('tokens of code: strings before comments, comments to the end of the line', () => {
  const text = 'const url = "https://x.example#a"; // see #1\nprint(5) # done';
  expect(shown(text, codeTokens(text))).toEqual([
    ['k', 'const'],
    ['s', '"https://x.example#a"'],
    ['c', '// see #1'],
    ['k', 'print'],
    ['n', '5'],
    ['c', '# done'],
  ]);
});
