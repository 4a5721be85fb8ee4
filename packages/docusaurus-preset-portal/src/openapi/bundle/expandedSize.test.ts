import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { expandedSize } from './expandedSize';

/** Every level contains the previous one ten times. */
const levels = (count: number): unknown => (count === 0 ? 'a' : Array(10).fill(levels(count - 1)));
const shared = (count: number): unknown =>
  Array.from({ length: count }).reduce<unknown>((inner) => Array(10).fill(inner), 'a');

it.each([
  ['', 1],
  ['1', 1],
  ['a: 1\nb: [x, y]', 5],
  ['a: &one {x: 1}\nb: *one\nc: [*one, *one]', 10],
])('%j has %i values', (text, count) => expect(expandedSize(parse(text))).toBe(count));

it('visits a repeated value once', () => {
  expect(expandedSize(shared(3))).toBe(expandedSize(levels(3)));
  expect(expandedSize(shared(30))).toBeGreaterThan(1e30);
});
