import { describe, expect, test } from 'vitest';
import { delayMs, retryAfterMs } from './backoff';

const backoff = { baseMs: 500, maxMs: 20_000 };

describe('delayMs', () => {
  test.each([
    [1, 0, 250],
    [1, 0.999, 500],
    [2, 0, 500],
    [3, 0.5, 1500],
    [10, 0.999, 19_990],
  ])('after %i failed tries with chance %f: %i ms', (failed, random, expected) => {
    expect(delayMs(failed, undefined, backoff, random)).toBe(expected);
  });

  test('waits as long as the server wishes, up to the cap', () => {
    expect(delayMs(1, 3000, backoff, 0.5)).toBe(3000);
    expect(delayMs(1, 3_600_000, backoff, 0.5)).toBe(20_000);
  });
});

describe('retryAfterMs', () => {
  const now = Date.UTC(2025, 0, 1, 12, 0, 0);

  test.each([
    ['7', 7000],
    ['0', 0],
    ['Wed, 01 Jan 2025 12:00:30 GMT', 30_000],
    ['Wed, 01 Jan 2025 11:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('%s', (header, expected) => expect(retryAfterMs(header, now)).toBe(expected));
});
