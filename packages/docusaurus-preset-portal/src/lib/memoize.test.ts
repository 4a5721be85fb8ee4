import { expect, it, vi } from 'vitest';
import { memoize } from './memoize';

it('computes a result again only if it is not among the most recently used', () => {
  const compute = vi.fn((word: string) => word.toUpperCase());
  const upper = memoize(compute, 2);
  const computed = () => compute.mock.calls.flat().join('');
  expect([...'aabab'].map(upper).join('')).toBe('AABAB');
  expect(computed()).toBe('ab');
  // `a` is used again while `c` and `d` are added: `b` is removed from the cache, then `c`.
  expect([...'cadabcd'].map(upper).join('')).toBe('CADABCD');
  expect(computed()).toBe('abcdbc');
  upper.forget();
  expect([...'dd'].map(upper).join('')).toBe('DD');
  expect(computed()).toBe('abcdbcd');
});
