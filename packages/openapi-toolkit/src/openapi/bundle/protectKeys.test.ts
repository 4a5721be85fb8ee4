import { expect, it } from 'vitest';
import { hasMarks, hasReservedKeys, protectKeys, restoreKeys, restoreText } from './protectKeys';

const FUNCTIONS = Object.getOwnPropertyNames(Object.prototype);

it.each(FUNCTIONS)('%s is a key with a mark, and afterwards a key as before', (key) => {
  const data = JSON.parse(`{"a": [{"${key}": {"$ref": "#/x/${key}"}}]}`);
  expect(hasReservedKeys(data)).toBe(true);
  const marked = protectKeys(data);
  expect(hasReservedKeys(marked)).toBe(false);
  expect(hasMarks(marked)).toBe(true);
  expect(Object.keys(marked.a[0])).not.toEqual([key]);
  expect(marked.a[0][Object.keys(marked.a[0])[0] as string].$ref).not.toBe(`#/x/${key}`);
  expect(JSON.stringify(restoreKeys(marked))).toBe(JSON.stringify(data));
});

it.each([[{ valueof: 1, a: 'valueOf', b: null }], ['valueOf'], [null], [[['toString']]]])('keeps %j', (data) => {
  expect(hasReservedKeys(data)).toBe(false);
  expect(protectKeys(data)).toEqual(data);
  expect(hasMarks(data)).toBe(false);
});

it('copies recursive data', () => {
  const circle: Record<string, unknown> = { a: {} };
  circle.b = circle;
  expect(hasReservedKeys(circle)).toBe(false);
  Object.assign(circle, { toString: 1 });
  expect(hasReservedKeys(circle)).toBe(true);
  const copy = protectKeys(circle);
  expect(copy.b).toBe(copy);
});

it('removes marks from texts, also as TypeScript escapes', () => {
  const [marked = ''] = Object.keys(protectKeys({ valueOf: 1 }));
  expect(restoreText(`"${marked}"?: string`)).toBe('"valueOf"?: string');
  expect(restoreText('"valueOf\\uE000"?: string')).toBe('"valueOf"?: string');
});
