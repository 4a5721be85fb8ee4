import { describe, expect, it } from 'vitest';
import {
  CodeExpression,
  jsNotation,
  jsonNotation,
  literal,
  type Notation,
  phpNotation,
  powershellNotation,
  pythonNotation,
} from './literal';

const NOTATIONS: Record<string, Notation> = {
  json: jsonNotation,
  js: jsNotation,
  python: pythonNotation,
  php: phpNotation,
};
const write = (notation: string, value: unknown) => literal(value, NOTATIONS[notation] as Notation);

describe('on one line', () => {
  const value = { a: [1, 'x'], b: { c: null }, skipped: undefined };
  it.each([
    ['json', '{ "a": [1, "x"], "b": { "c": null } }'],
    ['js', "{ a: [1, 'x'], b: { c: null } }"],
    ['python', '{"a": [1, "x"], "b": {"c": None}}'],
    ['php', "['a' => [1, 'x'], 'b' => ['c' => null]]"],
  ])('%s', (notation, wanted) => expect(write(notation, value)).toBe(wanted));

  it.each([
    ['json', '[]', '{}'],
    ['js', '[]', '{}'],
    ['python', '[]', '{}'],
    ['php', '[]', '(object) []'],
  ])('empty in %s', (notation, array, object) => {
    expect(write(notation, [])).toBe(array);
    expect(write(notation, {})).toBe(object);
    expect(write(notation, { only: undefined })).toBe(object);
  });
});

describe('an entry per line', () => {
  const long = 'x'.repeat(80);
  it.each([
    ['json', `{\n  "a": [\n    "${long}",\n    1\n  ],\n  "b": 2\n}`],
    ['js', `{\n  a: [\n    '${long}',\n    1,\n  ],\n  b: 2,\n}`],
    ['python', `{\n    "a": [\n        "${long}",\n        1,\n    ],\n    "b": 2,\n}`],
    ['php', `[\n    'a' => [\n        '${long}',\n        1,\n    ],\n    'b' => 2,\n]`],
  ])('%s', (notation, wanted) => expect(write(notation, { a: [long, 1], b: 2 })).toBe(wanted));

  it('breaks after 88 characters, including indent and preceding text', () => {
    const list = ['x'.repeat(84)];
    const flat = `["${list[0]}"]`;
    expect(flat.length).toBe(88);
    expect(literal(list, jsonNotation)).toBe(flat);
    expect(literal(list, jsonNotation, '', 1)).toBe(`[\n  "${list[0]}"\n]`);
    expect(literal(list, jsonNotation, ' ')).toBe(`[\n   "${list[0]}"\n ]`);
    expect(literal([`${list[0]}x`], jsonNotation)).toBe(`[\n  "${list[0]}x"\n]`);
  });

  it('a value with several lines is written on several lines', () => {
    expect(literal([new CodeExpression('a\nb')], jsNotation)).toBe('[\n  a\nb,\n]');
  });
});

it('PowerShell: a hash table, on one line and on several', () => {
  const long = 'x'.repeat(80);
  expect(literal({ "it's": 'a', b: 1.5 }, powershellNotation)).toBe("@{ 'it''s' = 'a'; 'b' = 1.5 }");
  expect(literal({ a: long, b: 2 }, powershellNotation)).toBe(`@{\n    'a' = '${long}'\n    'b' = 2\n}`);
});

it('php: a map with numeric keys stays an object on several lines; with another key it needs no cast', () => {
  const long = 'x'.repeat(90);
  expect(write('php', { 0: long })).toBe(`(object) [\n    '0' => '${long}',\n]`);
  expect(write('php', { 0: 1, a: 2 })).toBe("['0' => 1, 'a' => 2]");
  expect(write('php', [1])).toBe('[1]');
});
