import { expect, it } from 'vitest';
import type { MediaType } from '../document';
import { namedValues } from './examples';
import { documentOf } from './read.fixture';

it.each<[Pick<MediaType, 'example' | 'examples'>, object[]]>([
  [{}, []],
  [{ example: null }, [{ name: 'example', example: { value: null } }]],
  [
    { example: 1, examples: { b: { value: 2 }, a: { $ref: '#/components/examples/three' } } },
    [
      { name: 'example', example: { value: 1 } },
      { name: 'b', example: { value: 2 } },
      { name: 'a', example: { value: 3, summary: 'Three' } },
    ],
  ],
  [
    {
      examples: {
        data: { dataValue: { a: 1 }, serializedValue: 'a=1' },
        text: { serializedValue: 'a=1', summary: 'S' },
      } as never,
    },
    [
      { name: 'data', example: { value: { a: 1 }, serializedValue: 'a=1' } },
      { name: 'text', example: { value: 'a=1', serializedValue: 'a=1', summary: 'S' } },
    ],
  ],
])('the examples of %j', (from, named) => {
  expect(namedValues(documentOf({ examples: { three: { value: 3, summary: 'Three' } } }), from)).toEqual(named);
});
