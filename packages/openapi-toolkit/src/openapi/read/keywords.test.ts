import { describe, expect, it } from 'vitest';
import { enumValues, exampleTexts, jsonLine, otherKeywords } from './keywords';

it('leaves invisible characters out of JSON', () => expect(jsonLine('a\ufeffb')).toBe('"ab"'));

describe('otherKeywords', () => {
  it('returns keywords without a section of their own', () => {
    const schema = { type: 'array', unknown: { type: 'integer' }, xml: undefined, 'x-b': 1 };
    expect(otherKeywords(schema)).toEqual([{ name: 'unknown', value: '{"type":"integer"}' }]);
  });
});

it.each([
  [{ enum: [null, 'a\u0000'] }, [{ value: 'a' }]],
  [{ enum: [null, 'a'], 'x-enumDescriptions': ['None', 'First'] }, [{ value: 'a', description: 'First' }]],
  [{ enum: ['constructor'], 'x-enumDescriptions': {} }, [{ value: 'constructor' }]],
  [
    { enum: [0, null, 1], 'x-enum-varnames': ['OFF', 'NONE', 'ON'] },
    [
      { value: '0', description: '<code>OFF</code>' },
      { value: '1', description: '<code>ON</code>' },
    ],
  ],
  [
    { enum: [1], 'x-enumNames': ['ON'], 'x-enum-descriptions': ['Runs'] },
    [{ value: '1', description: '<code>ON</code>: Runs' }],
  ],
  [{ enum: [2], 'x-enum-varnames': ['ONE', 'TWO'] }, [{ value: '2' }]],
  [{ enum: ['a', 'b'], 'x-enum-varnames': ['a', 'not *a* name'] }, [{ value: 'a' }, { value: 'b' }]],
])('listed values of %j', (schema, values) => expect(enumValues(schema)).toEqual(values));

it('shows no examples of a constant', () => expect(exampleTexts({ const: 1, example: 2 })).toEqual([]));
