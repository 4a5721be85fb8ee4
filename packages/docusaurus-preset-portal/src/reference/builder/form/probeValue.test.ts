import { describe, expect, it } from 'vitest';
import { marksOf, probeValue, textDifferences } from './probeValue';

const requestLine = (values: Record<string, unknown>) => `GET /${values.id}?q=${encodeURIComponent(String(values.q))}`;

describe('probeValue', () => {
  it.each<[unknown, unknown]>([
    ['az Z-9', 'ba A-1'],
    ['æ', 'é'],
    [1090, 2111],
    [true, 1111],
    [false, 11111],
    [null, 1111],
    [
      ['a', 1],
      ['b', 2],
    ],
    [{ a: 'b' }, { a: 'c' }],
  ])('%j', (value, probe) => {
    expect(probeValue(value)).toEqual(probe);
    expect(JSON.stringify(probe)).toHaveLength(JSON.stringify(value).length);
  });
});

describe('differences', () => {
  it('are joined across punctuation, not across quotes and lines', () => {
    expect(textDifferences("a-b 'c', 'd'\ne", "x-x 'x', 'x'\nx").map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [5, 6],
      [10, 11],
      [13, 14],
    ]);
  });

  it('are none between texts of different lengths', () => {
    expect(textDifferences('a', 'ab')).toEqual([]);
  });
});

it('marks each value at its position', () => {
  const values = { id: 7, q: 'æ b' };
  const text = requestLine(values);
  expect(marksOf(values, requestLine).map(({ key, start, end }) => [key, text.slice(start, end)])).toEqual([
    ['id', '7'],
    ['q', '%C3%A6%20b'],
  ]);
});

it('marks values of a body by their path', () => {
  const body = { a: [{ b: 'x' }, { b: 'y' }], c: ['k', 'l'] };
  const text = JSON.stringify({ body });
  const marks = marksOf({ body }, (values) => JSON.stringify(values));
  expect(marks.map(({ key, start, end }) => [key, text.slice(start, end)])).toEqual([
    ['body.a.0.b', 'x'],
    ['body.a.1.b', 'y'],
    ['body.c', 'k'],
    ['body.c', 'l'],
  ]);
});
