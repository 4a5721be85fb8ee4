import { expect, test } from 'vitest';
import { retryAfterMs } from './retryAfter';

const now = Date.UTC(2025, 0, 1, 12, 0, 0);

test.each([
  ['7', 7000],
  [' 0 ', 0],
  ['Wed, 01 Jan 2025 12:00:30 GMT', 30_000],
  ['Wed, 01 Jan 2025 11:00:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('%s', (header, expected) => expect(retryAfterMs(header, now)).toBe(expected));
