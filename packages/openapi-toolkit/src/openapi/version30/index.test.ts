import { describe, expect, it } from 'vitest';
import { contract, operation } from '../bundle/contract.fixture';
import type { Document } from '../document';
import { toOpenApi30 } from '.';

const convert = (parts: object) => toOpenApi30({ ...contract({}), ...parts } as Document);
const converted = (get: object) => convert(operation(get)).paths?.['/a'] as { get: Record<string, unknown> };

describe('toOpenApi30', () => {
  it('leaves out what OpenAPI 3.0 does not know, and keeps extensions as they are', () => {
    const found = convert({
      info: { title: 'A', version: '1', summary: 'B', license: { name: 'C', identifier: 'MIT' }, 'x-a': { $id: 1 } },
      jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
      webhooks: { changed: {} },
      components: { schemas: { Shape: { $defs: {}, propertyNames: {}, if: {}, description: 'D' } }, pathItems: {} },
    });
    expect(found).toEqual({
      openapi: '3.0.3',
      info: { title: 'A', version: '1', license: { name: 'C' }, 'x-a': { $id: 1 } },
      paths: {},
      components: { schemas: { Shape: { description: 'D' } } },
    });
  });

  it('writes a list of values that is not complete as a text', () => {
    const known = { type: 'string', enum: ['A'], 'x-enumDescriptions': { A: 'First.' } };
    const anyOf = [{ $ref: '#/components/schemas/Known' }, { type: 'string', maxLength: 60 }];
    const found = convert({
      components: {
        schemas: {
          Known: known,
          Kind: { anyOf, description: 'A kind.' },
          KindOrNull: { anyOf: [...anyOf, { type: 'null' }] },
        },
      },
    });
    expect(found.components?.schemas).toEqual({
      Known: known,
      Kind: { type: 'string', maxLength: 60, description: 'A kind.' },
      KindOrNull: { type: 'string', maxLength: 60, nullable: true },
    });
  });

  it('converts schemas wherever they are, also of properties named like a keyword', () => {
    const type = ['string', 'null'];
    const { get } = converted({
      parameters: [{ name: 'a', in: 'query', schema: { type }, example: { type } }],
      responses: {
        200: {
          headers: { A: { schema: { type } } },
          content: {
            'application/json': {
              schema: { properties: { examples: { type }, type: { items: { type } }, schema: { type } } },
              examples: { one: { value: { type, const: 1 } }, two: { dataValue: 2 } },
            },
          },
        },
      },
    });
    const text = { type: 'string', nullable: true };
    expect(get).toEqual({
      parameters: [{ name: 'a', in: 'query', schema: text, example: { type } }],
      responses: {
        200: {
          description: '',
          headers: { A: { schema: text } },
          content: {
            'application/json': {
              schema: { properties: { examples: text, type: { items: text }, schema: text } },
              examples: { one: { value: { type, const: 1 } }, two: { value: 2 } },
            },
          },
        },
      },
    });
  });

  it('keeps only the reference of parts that are no schema', () => {
    const components = { parameters: { A: { name: 'a', in: 'query' } }, pathItems: { B: { get: { responses: {} } } } };
    const found = convert({
      components,
      paths: {
        '/a': { parameters: [{ $ref: '#/components/parameters/A', description: 'Lost.' }], get: {} },
        '/b': { $ref: '#/components/pathItems/B' },
      },
    });
    expect(found.paths).toEqual({
      '/a': {
        parameters: [{ $ref: '#/components/parameters/A' }],
        get: { responses: { default: { description: '' } } },
      },
      '/b': { get: { responses: {} } },
    });
  });

  it.each([
    ['methods', { paths: { '/a': { query: {} } } }, 'no operations under "query"'],
    ['security', { components: { securitySchemes: { tls: { type: 'mutualTLS' } } } }, 'the type "mutualTLS"'],
    [
      'references into a part that is left out',
      { components: { schemas: { A: { $defs: { B: {} }, items: { $ref: '#/components/schemas/A/$defs/B' } } } } },
      'leads to a part that OpenAPI 3.0 does not have',
    ],
  ])('refuses %s that requests depend on', (_, parts, message) => {
    expect(() => convert(parts)).toThrow(message);
  });

  it('does not change its input', () => {
    const input = contract({
      paths: { '/a': { get: { parameters: [{ name: 'a', in: 'query', schema: { const: 1 } }] } } },
    });
    const before = JSON.stringify(input);
    toOpenApi30(input as Document);
    expect(JSON.stringify(input)).toBe(before);
  });
});
