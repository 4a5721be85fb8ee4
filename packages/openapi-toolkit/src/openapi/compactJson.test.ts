import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactJson } from './compactJson';

it('writes short values on one line, others on several', () => {
  const value = {
    code: { code: 'NORMAL', known: true },
    empty: {},
    list: [1, [2]],
    text: 'x'.repeat(60),
    long: ['y'.repeat(50), 'z'],
  };
  expect(compactJson(JSON.stringify(value))).toBe(`{
  "code": { "code": "NORMAL", "known": true },
  "empty": {},
  "list": [1, [2]],
  "text": "${'x'.repeat(60)}",
  "long": [
    "${'y'.repeat(50)}",
    "z"
  ]
}`);
});

it('does not change other text', () => {
  expect(compactJson('a,b\n1,2')).toBe('a,b\n1,2');
});

it('changes only white space', () => {
  const same = (text: string) => JSON.stringify(JSON.parse(text));
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(same(compactJson(text))).toBe(same(text));
    }),
  );
});
