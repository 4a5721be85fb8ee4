import { describe, expect, it } from 'vitest';
import { shortJson, valuesAtPath } from './values';

const examples = [
  {
    status: { code: null },
    items: [{ a: null }, { a: 2, pair: [1, 2] }],
    map: { x: { y: 'z' } },
    empty: [],
    flag: false,
  },
  { status: { code: 'NORMAL' }, later: 1 },
];

describe('the value of a field in the examples of its page', () => {
  it.each([
    ['status.code', 'NORMAL'],
    ['items[].a', 2],
    ['items.a', 2],
    ['items[].pair[1]', 2],
    ['map.*.y', 'z'],
    ['later', 1],
    ['flag', false],
    ['empty[].a', undefined],
    ['nothing.here', undefined],
    ['constructor', undefined],
    ['', examples[0]],
  ])('%s', (path, value) => {
    expect(valuesAtPath(examples, path).find((item) => item !== null)).toEqual(value);
  });
});

it('is truncated if it is long', () => {
  expect(shortJson({ a: 'b' })).toBe('{ "a": "b" }');
  expect(shortJson('x'.repeat(100))).toBe(`"${'x'.repeat(39)}…`);
  expect(shortJson({ code: '321', known: true, label: { da: 'Bygning til erhverv' } })).toBe(
    '{ "code": "321", "known": true, … }',
  );
  expect(shortJson(['1234567890', '1234567890', '1234567890', '1234567890'])).toBe('["1234567890", "1234567890", …]');
  expect(shortJson([{ a: 'x'.repeat(100) }])).toBe(`[{ "a": "${'x'.repeat(31)}…`);
});
