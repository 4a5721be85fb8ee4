import { expect, it } from 'vitest';
import type { Schema } from '../document';
import { patternsOf } from './constraints';
import { type Merged, mergeAllOf } from './mergeAllOf';
import { documentOf } from './read.fixture';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const A = { type: 'string' };
const B = { type: 'integer' };

const document = documentOf({
  schemas: {
    Base: { required: ['id'], properties: { id: A, shared: { maxLength: 9 } }, description: 'Base' },
    Self: { allOf: [ref('Self'), { title: 'Self' }] },
    Left: { allOf: [ref('Right')], title: 'Left' },
    Right: { allOf: [ref('Left')], description: 'Right' },
    Choice: { oneOf: [A, B], discriminator: { propertyName: 'kind' } },
  },
});

const merge = (schema: Schema): Merged => mergeAllOf(document, schema);
const alone = (schema: Schema): Merged => ({ schema, choices: [] });

it('prefers keywords beside a reference', () => {
  const { schema } = merge({ ...ref('Base'), description: 'Own' });
  expect(schema.description).toBe('Own');
});

it('merges patternProperties as properties', () => {
  const merged = merge({ allOf: [{ patternProperties: { '^x': A } }], patternProperties: { '^x': B, '^y': B } });
  expect(merged).toEqual(alone({ patternProperties: { '^x': { allOf: [A, B] }, '^y': B } }));
});

it.each(['items', 'additionalProperties'])('keeps both of two %s', (key) => {
  expect(merge({ allOf: [{ [key]: A }, { [key]: B }] })).toEqual(alone({ [key]: { allOf: [A, B] } }));
  expect(merge({ allOf: [{ [key]: A }, { [key]: false }] })).toEqual(alone({ [key]: false }));
  expect(merge({ allOf: [{ [key]: true }, { [key]: B }] })).toEqual(alone({ [key]: B }));
});

it('keeps every pattern of several, each once', () => {
  const [a, b, c] = [{ pattern: '^a' }, { pattern: 'b$' }, { pattern: 'c' }];
  expect(merge({ allOf: [a, b] })).toEqual(alone({ allOf: [a], pattern: 'b$' }));
  expect(patternsOf(merge({ allOf: [{ allOf: [a, b] }, { allOf: [a, c] }, {}] }).schema)).toEqual(['^a', 'b$', 'c']);
  expect(merge({ allOf: [a, a] })).toEqual(alone(a));
});

it('reads exclusive limits of OpenAPI 3.0 and 3.1 in different parts', () => {
  const base = { minimum: 1, exclusiveMinimum: true };
  expect(merge({ allOf: [base, { minimum: 5 }] })).toEqual(alone({ minimum: 5, exclusiveMinimum: 1 }));
});

it('keeps properties that have the name of a JavaScript member', () => {
  const properties = JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"type": "string"}}');
  const merged = merge({ allOf: [{ properties }], properties: { own: A } });
  expect(Object.keys(merged.schema.properties ?? {})).toEqual(['__proto__', 'constructor', 'own']);
});

it.each<[string, Schema[], Schema]>([
  ['required', [{ required: ['a', 'b'] }, { required: ['b', 'c'] }], { required: ['a', 'b', 'c'] }],
  ['minimum, the tighter first', [{ minimum: 2 }, { minimum: 1 }], { minimum: 2 }],
  ['exclusiveMinimum', [{ exclusiveMinimum: 3 }, { exclusiveMinimum: 1 }], { exclusiveMinimum: 3 }],
  ['minLength', [{ minLength: 3 }, { minLength: 1 }], { minLength: 3 }],
  ['minItems', [{ minItems: 3 }, { minItems: 1 }], { minItems: 3 }],
  ['minProperties', [{ minProperties: 3 }, { minProperties: 1 }], { minProperties: 3 }],
  ['maximum', [{ maximum: 1 }, { maximum: 2 }], { maximum: 1 }],
  ['exclusiveMaximum', [{ exclusiveMaximum: 1 }, { exclusiveMaximum: 3 }], { exclusiveMaximum: 1 }],
  ['maxLength', [{ maxLength: 1 }, { maxLength: 3 }], { maxLength: 1 }],
  ['maxItems', [{ maxItems: 1 }, { maxItems: 3 }], { maxItems: 1 }],
  ['maxProperties', [{ maxProperties: 1 }, { maxProperties: 3 }], { maxProperties: 1 }],
  ['a limit that is no number', [{ minimum: 5 }, { minimum: '1' }], { minimum: '1' }],
  ['a limit over one that is no number', [{ minimum: '5' }, { minimum: 1 }], { minimum: 1 }],
  ['type', [{ type: ['string', 'null'] }, { type: 'string' }], { type: ['string'] }],
  ['types that exclude each other', [{ type: 'string' }, { type: 'integer' }], { type: 'integer' }],
  ['enum', [{ enum: ['a', 'b', 'c'] }, { enum: ['c', 'b', 'd'] }], { enum: ['c', 'b'] }],
])('%s: the later part wins, or both count', (_name, allOf, schema) => {
  expect(merge({ allOf })).toEqual(alone(schema));
  const [base = {}, own = {}] = allOf;
  expect(merge({ allOf: [base], ...own })).toEqual(alone(schema));
});

it('ignores empty parts', () => {
  expect(merge({ allOf: [true, { title: 'Part' }, false] })).toEqual(alone({ title: 'Part' }));
});

it('merges a repeated part once', () => {
  const depth = 40;
  const name = (level: number) => ({ $ref: `#/components/schemas/S${level}` });
  const levels = Array.from({ length: depth }, (_, level) => [
    `S${level + 1}`,
    { allOf: [name(level), { allOf: [name(level)], required: [`r${level}`] }], description: `Level ${level}` },
  ]);
  const first = { properties: { a: { type: 'string' } }, oneOf: [{ title: 'One' }, { title: 'Other' }] };
  const document = documentOf({ schemas: { S0: first, ...Object.fromEntries(levels) } });
  const { schema, choices } = mergeAllOf(document, name(depth));
  expect(schema.properties).toEqual({ a: { type: 'string' } });
  expect(schema.required).toHaveLength(depth);
  expect(choices.map(({ options }) => options)).toEqual([first.oneOf]);
});

it('omits a part only inside itself', () => {
  const document = documentOf({
    schemas: {
      Node: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { next: {} } }] },
      Base: { allOf: [{ $ref: '#/components/schemas/Node' }, { properties: { id: {} } }] },
    },
  });
  const namesOf = (ref: string, excludedRefs: string[] = []) =>
    Object.keys(mergeAllOf(document, { $ref: `#/components/schemas/${ref}` }, excludedRefs).schema.properties ?? {});
  expect(namesOf('Node')).toEqual(['id', 'next']);
  expect(namesOf('Node', ['#/components/schemas/Base'])).toEqual(['next']);
  expect(namesOf('Base')).toEqual(['next', 'id']);
  expect(namesOf('Node')).toEqual(['id', 'next']);
});
