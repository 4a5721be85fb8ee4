import { expect, it } from 'vitest';
import { forms } from '../../../vocabulary/recognise';
import { filledIn, neededBy, placeholder } from './placeholder';

it('replaces placeholders by values', () => {
  const request = `curl 'x/${placeholder('a-b')}' ${placeholder('c')}`;
  expect(neededBy(request)).toEqual(['a-b', 'c']);
  expect(filledIn(request, { 'a-b': '1' })).toBe("curl 'x/1' %c%");
});

it('fills in only values that need no escapes in a shell or JSON', () => {
  const chars = Object.values(forms).flatMap((form) => form.map(({ of }) => of));
  expect(chars.length).toBeGreaterThan(0);
  expect(
    chars.filter((kind) => ["'", '"', '\\', '\n'].some((char) => new RegExp(`[${kind}]`, 'u').test(char))),
  ).toEqual([]);
});
