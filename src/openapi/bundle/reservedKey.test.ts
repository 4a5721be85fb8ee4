import { expect, it } from 'vitest';
import { findReservedKey } from './reservedKey';

it.each([
  [{ paths: { '/a~b': { valueOf: 1 } } }, { key: 'valueOf', pointer: '#/paths/~1a~0b/valueOf' }],
  [
    { a: [{}, { hasOwnProperty: {} }], b: { valueOf: 1 } },
    { key: 'hasOwnProperty', pointer: '#/a/1/hasOwnProperty' },
  ],
  [{ a: { valueOf: { valueOf: 1 } } }, { key: 'valueOf', pointer: '#/a/valueOf' }],
  [{ constructor: 1, toString: 1, valueof: 1 }, undefined],
  [{ a: 'valueOf', b: null, c: undefined }, undefined],
  ['valueOf', undefined],
  [null, undefined],
])('in %j: %j', (node, found) => expect(findReservedKey(node)).toEqual(found));

it.each([
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'valueOf',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
])('%s is reserved', (key) => {
  expect(findReservedKey(Object.fromEntries([[key, 1]]))).toEqual({ key, pointer: `#/${key}` });
});

it('comes to an end in a circle', () => {
  const circle: Record<string, unknown> = { a: {} };
  circle.b = circle;
  expect(findReservedKey(circle)).toBeUndefined();
  Object.assign(circle, { valueOf: 1 });
  expect(findReservedKey(circle)).toEqual({ key: 'valueOf', pointer: '#/valueOf' });
});
