import { expect, it } from 'vitest';
import { type Expected, expectedAt, fitsKind, kindOf, type RequiredKind } from './kinds';

it.each<[Expected, RequiredKind | undefined]>([
  [{ name: 'Schema' }, 'map'],
  [{ name: 'ParameterList', items: { name: 'Parameter' } }, 'list'],
  [{ type: 'array' }, 'list'],
  [{ type: 'object' }, 'map'],
  [{ enum: ['a'] }, 'text'],
  [{ type: 'string' }, 'text'],
  [{ type: 'boolean' }, 'yes or no'],
  [{ type: 'number' }, 'number'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'other' }, undefined],
  [{}, undefined],
])('%j is expected as %s', (expected, kind) => expect(kindOf(expected)).toBe(kind));

it.each<[RequiredKind | undefined, unknown[], unknown[]]>([
  ['list', [[], [1]], [{}, null, 'a', 1]],
  ['map', [{}, { a: 1 }], [[], null, 'a', true]],
  ['text', ['a', 1, true, null], [[], {}]],
  ['number', [1, 'a', null], [[], {}]],
  [undefined, [[], {}, null, 'a'], []],
])('fits as %s: %j, not %j', (kind, right, wrong) => {
  expect(right.filter((value) => !fitsKind(value, kind))).toEqual([]);
  expect(wrong.filter((value) => fitsKind(value, kind))).toEqual([]);
});

const text = { type: 'string' };
const named = { name: 'Named' };
/** A type that depends on the key. */
const pathItem = (_: unknown, key: string) => (key.startsWith('/') ? named : undefined);

it.each<[string, Expected, string, Expected | undefined]>([
  ['a known key', { properties: { a: text } }, 'a', text],
  ['a key of every object', { properties: {} }, 'toString', undefined],
  ['another key', { properties: { a: text }, additionalProperties: named }, 'b', named],
  ['a key of any type', { additionalProperties: named }, 'b', named],
  ['a key by its value', { properties: { a: (value) => (value === 1 ? text : named) } }, 'a', text],
  ['any value', { properties: { a: { isExample: true } } }, 'a', undefined],
  ['an extension', { properties: { a: { name: 'SpecExtension' } } }, 'a', undefined],
  ['no value that is known', { properties: { a: null } }, 'a', undefined],
  ['a response', { name: 'Responses', properties: { default: named } }, 'ok', named],
  ['an extension of responses', { name: 'Responses', properties: { default: named } }, 'x-a', undefined],
  ['a response that ends like an extension', { name: 'Responses', properties: { default: named } }, 'ax-', named],
  ['a mapping', { name: 'DiscriminatorMapping' }, 'a', { type: 'string' }],
  ['what has no slash elsewhere', { name: 'Other', additionalProperties: pathItem }, 'a', undefined],
  ['an extension elsewhere', { name: 'Other', additionalProperties: named }, 'x-a', named],
])('%s', (_, type, key, expected) => expect(expectedAt(type, key, 1)).toEqual(expected));
