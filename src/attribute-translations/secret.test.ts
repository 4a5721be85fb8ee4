import { describe, expect, it } from 'vitest';
import { formsOf } from './leaks.fixture';
import { holdsSecret } from './secret';

const KEY = 'k?aB3/+=~9';

describe('holdsSecret', () => {
  it.each(Object.entries(formsOf(KEY)))('%s', (_form, text) => {
    expect(holdsSecret(`a ${text} b`, KEY)).toBe(true);
    expect(holdsSecret(`a ${text.toUpperCase()} b`, KEY)).toBe(true);
  });

  it.each(['', 'x', 'id='])('base64 of it behind %j', (before) =>
    expect(holdsSecret(btoa(`${before}${KEY};`), KEY)).toBe(true));
  it('a key that looks like escapes', () => {
    const key = 'a%2Bb&amp;c/d';
    for (const text of Object.values(formsOf(key))) expect(holdsSecret(text, key), text).toBe(true);
  });
  it('base64 without its padding', () => expect(holdsSecret(btoa(KEY).replace(/=+$/, ''), KEY)).toBe(true));
  it('another text', () => expect(holdsSecret('k?aB3/+=~8', KEY)).toBe(false));
  it('a key that could be any word', () => expect(holdsSecret('1234567', '1234567')).toBe(false));
  it('a key of eight characters', () => expect(holdsSecret('12345678', '12345678')).toBe(true));
  it('no key', () => expect(holdsSecret('a', '')).toBe(false));
});
