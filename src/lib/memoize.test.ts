import { expect, it, vi } from 'vitest';
import { memoize } from './memoize';

it('makes a result again when it was forgotten: none of those that were asked for last', () => {
  const make = vi.fn((word: string) => word.toUpperCase());
  const upper = memoize(make, 2);
  const made = () => make.mock.calls.flat().join('');
  expect([...'aabab'].map(upper).join('')).toBe('AABAB');
  expect(made()).toBe('ab');
  // `a` is asked for again while `c` and `d` come: `b` is forgotten, then `c`.
  expect([...'cadabcd'].map(upper).join('')).toBe('CADABCD');
  expect(made()).toBe('abcdbc');
  upper.forget();
  expect([...'dd'].map(upper).join('')).toBe('DD');
  expect(made()).toBe('abcdbcd');
});
