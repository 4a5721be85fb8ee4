import { describe, expect, it } from 'vitest';
import { codeTokens, jsonTokens, type Token } from './tokens';

const shown = (text: string, tokens: Token[]) =>
  tokens.map(({ start, end, kind, path }) => [kind, text.slice(start, end), ...(path === undefined ? [] : [path])]);

describe('tokens of JSON', () => {
  it('keys have their path', () => {
    const text = '{ "a": { "b": [{ "c": "x: {" }, 1], "d": null } }';
    expect(shown(text, jsonTokens(text))).toEqual([
      ['k', '"a"', 'a'],
      ['k', '"b"', 'a.b'],
      ['k', '"c"', 'a.b.c'],
      ['s', '"x: {"'],
      ['n', '1'],
      ['k', '"d"', 'a.d'],
      ['n', 'null'],
    ]);
  });

  it('are found in truncated text', () => {
    const text = '{"a": {"b": -1.5e3,';
    expect(shown(text, jsonTokens(text))).toEqual([
      ['k', '"a"', 'a'],
      ['k', '"b"', 'a.b'],
      ['n', '-1.5e3'],
    ]);
  });
});

describe('tokens of code', () => {
  it.each([
    [
      'words and strings before a colon as keys',
      "f({ method: 'POST', headers: { 'X-API-Key': apiKey } });\nif ok:\n  x",
      ['k method', "s 'POST'", 'k headers', "k 'X-API-Key'", 'n if'],
    ],
    ['what is after a regular expression', 'split(/"([^"]|"")*"/g, "a")', ['s "a"']],
    ['text and comments of several lines', '"""\n"a"\n""" /* b\n1 */ 2', ['s """\n"a"\n"""', 'c /* b\n1 */', 'n 2']],
  ])('%s', (_, text, wanted) =>
    expect(codeTokens(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual(wanted));
});
