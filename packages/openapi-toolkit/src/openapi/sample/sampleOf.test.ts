import { expect, it } from 'vitest';
import type { Document } from '../document';
import { sampleOf } from './sampleOf';
import { MAX_SAMPLE_VALUES } from './size';

const DEPTH = 40;
const name = (level: number) => ({ $ref: `#/components/schemas/S${level}` });

/** Returns nested schemas, each with the next one twice. */
const doubling = (schema: (level: number) => object): Document =>
  ({
    components: {
      schemas: {
        S0: { type: 'object', properties: { a: { type: 'string' } } },
        ...Object.fromEntries(Array.from({ length: DEPTH }, (_, level) => [`S${level + 1}`, schema(level)])),
      },
    },
  }) as unknown as Document;

const byProperties = doubling((level) => ({
  type: 'object',
  required: ['a', 'b'],
  properties: { a: name(level), b: name(level) },
}));
const byParts = doubling((level) => ({ allOf: [name(level), { allOf: [name(level)] }] }));

it('generates a short example of properties that double with each level', () => {
  const made = JSON.stringify(sampleOf(byProperties, name(DEPTH)));
  expect(made.length).toBeGreaterThan(100);
  expect(made.length).toBeLessThan(MAX_SAMPLE_VALUES * 20);
  expect(JSON.stringify(sampleOf(byProperties, name(DEPTH), 'request')).length).toBeLessThan(MAX_SAMPLE_VALUES * 20);
});

it('merges parts that double with each level', () => {
  expect(sampleOf(byParts, name(DEPTH))).toEqual({ a: 'string' });
  expect(sampleOf(byParts, name(DEPTH), 'request')).toEqual({ a: 'string' });
});

it.each([
  ['items without end', { type: 'array', minItems: 1e9, items: { type: 'string' } }],
  ['a text without end', { type: 'string', minLength: 1e9 }],
])('generates no example of %s', (_, schema) => expect(sampleOf(byParts, schema)).toBeUndefined());

it('generates an example of a recursive schema', () => {
  const document = {
    components: { schemas: { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } } },
  } as unknown as Document;
  expect(sampleOf(document, { $ref: '#/components/schemas/Node' })).toEqual({});
});
