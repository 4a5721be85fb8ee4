import { describe, expect, it } from 'vitest';
import type { Document } from './document';
import { followPointer, pointerBelow, refBelow, refName } from './pointer';

const document = {
  openapi: '3.1.0',
  info: { title: 'Shapes', version: '1' },
  paths: {
    '/shapes/{id}': { $ref: '#/components/pathItems/shape' },
  },
  components: {
    pathItems: { shape: { get: { parameters: [{ $ref: '#/components/parameters/size' }] } } },
    parameters: { size: { $ref: '#/components/parameters/width' }, width: { schema: { title: 'Width' } } },
    schemas: {
      Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } },
      Self: { $ref: '#/components/schemas/Self' },
      A: { $ref: '#/components/schemas/B' },
      B: { $ref: '#/components/schemas/A' },
      Within: { $ref: '#/components/schemas/Within/properties' },
      'a b~/c': { title: 'Odd name' },
      text: 'no object',
      nothing: null,
    },
  },
} as unknown as Document;

const WIDTH = { node: { schema: { title: 'Width' } }, pointer: '#/components/parameters/width' };

it.each([
  ['#/a', [0, 'b~c'], '#/a/0/b~0c', '#/a/0/b~0c'],
  ['#/a', [], '#/a', '#/a'],
])('below %j and %j', (pointer, parts, written, ref) => {
  expect([pointerBelow(pointer, ...parts), refBelow(pointer, ...parts)]).toEqual([written, ref]);
});

it.each([
  ['#/components/schemas/Shape', 'Shape'],
  ['#/components/schemas/a%20b~0~1c', 'a b~/c'],
])('%j names %j', (ref, name) => expect(refName(ref)).toBe(name));

describe('follow', () => {
  it.each([
    ['#/components/parameters/width', WIDTH],
    ['#/components/parameters/size', WIDTH],
    [
      '#/paths/~1shapes~1%7Bid%7D/get/parameters/0/schema',
      { node: { title: 'Width' }, pointer: '#/components/parameters/width/schema' },
    ],
  ])('finds %s', (pointer, found) => expect(followPointer(document, pointer)).toEqual(found));

  it.each([
    '#/components/schemas/toString',
    '#/components/schemas/nothing',
  ])('rejects %s without a target', (pointer) => {
    expect(() => followPointer(document, pointer)).toThrow(
      expect.objectContaining({
        what: `The reference "${pointer}" leads nowhere.`,
        where: pointer,
        fix: 'Define the component or correct the name.',
      }),
    );
  });

  it.each([
    ['#/components/schemas/A', '#/components/schemas/A'],
    ['#/components/schemas/Within', '#/components/schemas/Within/properties'],
    ['#/components/schemas/Self/properties', '#/components/schemas/Self'],
  ])('rejects the circle of %s', (pointer, ref) => {
    expect(() => followPointer(document, pointer)).toThrow(
      expect.objectContaining({
        what: `The reference "${ref}" refers to itself.`,
        where: ref,
        fix: 'Point it at a definition.',
      }),
    );
  });
});
