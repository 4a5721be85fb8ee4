import { expect, it } from 'vitest';
import { cut, cutAfter, inserted, isShortened, removeAll, rewrite, stringOf, trimmed, typed } from './text';

it.each([
  [' ,;:.=()[]a b,]', 'a b'],
  ['a"b\'c`d’e“f”', 'abcdef'],
  ['\u200b1\u00ad2', '12'],
  ['１２Ａ', '12A'],
  ['ﬁ', 'fi'],
  ['e\u0301', 'é'],
  ['1²½', '1²½'],
  ['¤~', '¤~'],
  [' . ', ''],
  ['', ''],
])('%j is typed for %j', (text, wanted) => expect(stringOf(typed(text))).toBe(wanted));

it('characters know where they were typed', () => {
  expect(typed(' "aﬁ" ')).toEqual([
    { char: 'a', at: 3 },
    { char: 'f', at: 4 },
    { char: 'i', at: 4 },
  ]);
  expect(trimmed(typed('a'))).toEqual([{ char: 'a', at: 1 }]);
});

it.each(['1e10', '1E+10', '9.99E+15', '9,9e15', ' 1.5e2 '])('%j is shortened', (text) =>
  expect(isShortened(text)).toBe(true));
it.each(['e10', '1e', '12e3', 'x1e10', '1e10x', '1.e3', '1;5e2', '1e-3', '1'])('%j is not shortened', (text) =>
  expect(isShortened(text)).toBe(false));

const capital = rewrite((char) => char.toUpperCase(), 'in capital letters');

it.each<[string, typeof capital, string, [string, number][]]>([
  [
    'characters left out',
    removeAll(/-/, ''),
    'a-b',
    [
      ['a', 1],
      ['b', 3],
    ],
  ],
  ['what stands before', cut(/^x+/, ''), 'xxa', [['a', 3]]],
  ['nothing before', cut(/^x+/, ''), 'a', [['a', 1]]],
  ['what stands after', cutAfter(/^a/, ''), 'abc', [['a', 1]]],
  [
    'nothing after',
    cutAfter(/^x/, ''),
    'ab',
    [
      ['a', 1],
      ['b', 2],
    ],
  ],
  [
    'in another way',
    capital,
    'aB',
    [
      ['A', 1],
      ['B', 2],
    ],
  ],
  ['a character that would become two', capital, 'ß', [['ß', 1]]],
])('%s', (_, { apply }, text, wanted) =>
  expect(apply(typed(text))).toEqual(wanted.map(([char, at]) => ({ char, at }))));

it.each<[string, number, [string, number][]]>([
  [
    'ab',
    1,
    [
      ['a', 1],
      ['_', 2],
      ['-', 2],
      ['b', 2],
    ],
  ],
  [
    'ab',
    2,
    [
      ['a', 1],
      ['b', 2],
      ['_', 3],
      ['-', 3],
    ],
  ],
  [
    '',
    0,
    [
      ['_', 1],
      ['-', 1],
    ],
  ],
])('put into %j at %d', (text, index, wanted) =>
  expect(inserted(typed(text), index, '_-')).toEqual(wanted.map(([char, at]) => ({ char, at }))));
