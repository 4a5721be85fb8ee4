import { expect, it } from 'vitest';
import { cleanTexts } from './cleanTexts';

it('removes invisible characters from texts and names, and keeps the order', () => {
  const parsed = JSON.parse('{"a\u202e": 1, "__proto__": {"x\u{e0041}": "y"}, "b": ["c\u009b", "d"], "e/f": "\ud83d"}');
  expect(cleanTexts(parsed)).toEqual(['#/a', '#/e~1f', '#/__proto__/x', '#/b/0']);
  expect(JSON.stringify(parsed)).toBe('{"a":1,"__proto__":{"x":"y"},"b":["c","d"],"e/f":"\ufffd"}');
});

it('keeps unchanged values, and visits shared parts once', () => {
  const shared = { text: 'a\u0007' };
  expect(cleanTexts({ one: shared, two: shared })).toEqual(['#/one/text']);
  expect(shared).toEqual({ text: 'a' });
  expect(cleanTexts({ one: ['æ 🦆'], two: null, three: Number.NaN })).toEqual([]);
});

it('escapes invisible characters in patterns', () => {
  const pattern = '^[^\u0000-\u001f\u{e0041}]*$';
  const parsed = { pattern, patternProperties: { [pattern]: {} } };
  cleanTexts(parsed);
  expect(parsed.pattern).toBe('^[^\\u0000-\\u001f\\udb40\\udc41]*$');
  expect(Object.keys(parsed.patternProperties)).toEqual([parsed.pattern]);
  for (const text of ['a', '\u0000', '\u{e0041}']) {
    expect(new RegExp(parsed.pattern, 'u').test(text)).toBe(new RegExp(pattern, 'u').test(text));
  }
});

it('removes private-use marks, which would remove quotes in samples', () => {
  const parsed = { example: "\ue0011\ue001; echo '", '\ue000': 1 };
  cleanTexts(parsed);
  expect(parsed).toEqual({ example: "1; echo '", '': 1 });
});
