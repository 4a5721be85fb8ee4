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

/** Each character and its position. */
const shown = (chars: ReturnType<typeof typed>) => chars.map(({ char, at }) => `${char}${at}`).join(' ');

it.each<[string, typeof capital, string, string]>([
  ['characters left out', removeAll(/-/, ''), 'a-b', 'a1 b3'],
  ['what stands before', cut(/^x+/, ''), 'xxa', 'a3'],
  ['nothing before', cut(/^x+/, ''), 'a', 'a1'],
  ['what stands after', cutAfter(/^a/, ''), 'abc', 'a1'],
  ['nothing after', cutAfter(/^x/, ''), 'ab', 'a1 b2'],
  ['in another way', capital, 'aB', 'A1 B2'],
  ['a character that would become two', capital, 'ß', 'ß1'],
])('%s', (_, { apply }, text, wanted) => expect(shown(apply(typed(text)))).toBe(wanted));

it.each<[string, number, string]>([
  ['ab', 1, 'a1 _2 -2 b2'],
  ['ab', 2, 'a1 b2 _3 -3'],
  ['', 0, '_1 -1'],
])('put into %j at %d', (text, index, wanted) => expect(shown(inserted(typed(text), index, '_-'))).toBe(wanted));
