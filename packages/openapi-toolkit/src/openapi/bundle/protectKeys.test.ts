import { expect, it } from 'vitest';
import { protectKeys, restoreKeys, restoreText } from './protectKeys';

const FUNCTIONS = Object.getOwnPropertyNames(Object.prototype);

it.each(FUNCTIONS)('%s is a key with a mark, and afterwards a key as before', (key) => {
  const text = `{"a":[{"${key}":{"$ref":"#/x/${key}"},"required":["${key}"]}]}`;
  const marked = protectKeys(JSON.parse(text));
  const [first = '', required] = Object.keys(marked.a[0]);
  expect([first, required]).toEqual([`${key}\uE000`, 'required']);
  expect(marked.a[0][first].$ref).toBe(`#/x/${first}`);
  expect(marked.a[0].required).toEqual([first]);
  expect(JSON.stringify(restoreKeys(marked))).toBe(text);
});

it.each([[{ valueof: 1, a: 'valueOf', b: null }], ['valueOf'], [null], [[['toString']]]])('keeps %j', (data) => {
  expect(protectKeys(structuredClone(data))).toEqual(data);
});

it('marks keys of recursive data', () => {
  const circle: Record<string, unknown> = { toString: 1 };
  circle.b = circle;
  expect(Object.keys(protectKeys(circle))).toEqual(['toString\uE000', 'b']);
});

it('removes marks from texts, also as TypeScript escapes', () => {
  const [marked = ''] = Object.keys(protectKeys({ valueOf: 1 }));
  expect(restoreText(`"${marked}"?: string`)).toBe('"valueOf"?: string');
  expect(restoreText('"valueOf\\uE000"?: string')).toBe('"valueOf"?: string');
});
