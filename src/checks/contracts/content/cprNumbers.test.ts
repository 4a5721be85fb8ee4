import { describe, expect, it } from 'vitest';
import { findCpr } from './cprNumbers';

const found = (text: string) => findCpr(text).map((match) => match.text);

describe('findCpr', () => {
  it.each([
    ['with a hyphen and without', 'born 310158-5999 or 3101585999.', ['310158-5999', '3101585999']],
    ['born on a leap day', '290260-0000', ['290260-0000']],
  ])('finds a number %s', (_what, text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    ['an impossible date', '700190-0000 320158-5999 311358-5999 290261-0000'],
    ['an example P-number', '9990000011'],
    ['a longer run of digits', '31015859991 9999999999999901'],
    ['an id', '00000000-0000-4000-8000-000000000901'],
    ['decimals', '0.3101585999'],
  ])('does not take %s for one', (_what, text) => expect(found(text)).toEqual([]));
});
