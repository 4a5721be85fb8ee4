import { describe, expect, it } from 'vitest';
import { enumValues, exampleTexts, jsonLine, otherKeywords } from './keywords';

it.each([
  ['a', '"a"'],
  [{ a: [1, null] }, '{"a":[1,null]}'],
  ['a\ufeffb', '"ab"'],
  [undefined, ''],
])('%j as JSON', (value, text) => expect(jsonLine(value)).toBe(text));

describe('otherKeywords', () => {
  it('returns keywords without a section of their own', () => {
    const schema = { type: 'array', contentSchema: { type: 'integer' }, xml: undefined, 'x-b': 1 };
    expect(otherKeywords(schema)).toEqual([{ name: 'contentSchema', value: '{"type":"integer"}' }]);
  });

  const renderedKeywords = `$ref type title description format nullable enum const default example examples properties
    patternProperties additionalProperties required items prefixItems allOf oneOf anyOf not discriminator readOnly
    writeOnly deprecated minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern
    minItems maxItems uniqueItems minProperties maxProperties contentEncoding contentMediaType $schema $id $anchor
    $defs $comment`.split(/\s+/);

  it.each(renderedKeywords)('leaves out %s', (keyword) => expect(otherKeywords({ [keyword]: {} })).toEqual([]));
});

it.each([
  [{}, []],
  [{ enum: ['a', 1, true] }, [{ value: 'a' }, { value: '1' }, { value: 'true' }]],
  [{ enum: [null, 'a\u0000'] }, [{ value: 'a' }]],
  [
    { enum: ['a', 'b'], 'x-enumDescriptions': { a: 'The *first*' } },
    [{ value: 'a', description: 'The <em>first</em>' }, { value: 'b' }],
  ],
  [{ enum: [1], 'x-enum-descriptions': { 1: 'One' } }, [{ value: '1', description: 'One' }]],
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

it.each([
  [{}, []],
  [{ example: 'a' }, ['"a"']],
  [{ examples: [1, null] }, ['1', 'null']],
  [{ example: false, examples: [{ a: 1 }] }, ['false', '{"a":1}']],
  [{ examples: { named: 1 } }, []],
  [{ enum: ['a', 'b'], example: ['a', 'b'], examples: ['b'] }, ['"b"']],
  [{ const: 1, example: 2 }, []],
])('examples of %j', (schema, texts) => expect(exampleTexts(schema)).toEqual(texts));
