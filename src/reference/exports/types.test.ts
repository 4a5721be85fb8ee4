import path from 'node:path';
import { expect, it } from 'vitest';
import type { Document } from '../../openapi';
import { typesOf } from './types';

const document = {
  openapi: '3.1.0',
  info: { title: 'Example', version: '1.2.3' },
  paths: {},
  components: { schemas: { Thing: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } } },
} as unknown as Document;

it('types every schema, names the API in the first line, and leaves the contract unchanged', async () => {
  const before = structuredClone(document);
  const [head, ...rest] = (await typesOf(document, 'Example API')).split('\n');
  expect(head).toBe('/** Types of the Example API 1.2.3. Made from its contract by openapi-typescript. */');
  expect(rest.join('\n')).toContain('Thing: {\n            id: string;\n        };');
  expect(document).toEqual(before);
});

it('makes no network requests: external examples are omitted', async () => {
  const examples = { remote: { externalValue: 'https://unreachable.invalid/example' }, own: { value: 'here' } };
  const responses = { 200: { description: 'OK', content: { 'text/plain': { schema: { type: 'string' }, examples } } } };
  const externalValue = { type: 'string' };
  const types = await typesOf(
    {
      ...document,
      paths: { '/a': { get: { operationId: 'a', responses } } },
      components: { schemas: { Named: { type: 'object', properties: { externalValue } } } },
    } as unknown as Document,
    'Example API',
  );
  expect(types).toContain("'text/plain': string".replaceAll("'", '"'));
  expect(types).toContain('externalValue?: string;');
});

it('reads no referenced file', async () => {
  const Thing = { type: 'string', description: { $ref: path.resolve('README.md') } };
  const types = await typesOf(
    { ...document, components: { schemas: { Thing } } } as unknown as Document,
    'Example API',
  );
  expect(types).not.toContain('npm');
});

it('leaves enumerations of responses open, and those of requests closed', async () => {
  const json = (schema: object) => ({ description: 'x', content: { 'application/json': { schema } } });
  const schemas = {
    Kind: { type: 'string', enum: ['A', 'B'] },
    Sent: { type: ['string', 'null'], enum: ['C', 'D', null] },
    One: { type: 'string', enum: ['E'] },
    Event: {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { $ref: '#/components/schemas/Kind' },
        also: { $ref: '#/components/schemas/Sent' },
        all: { type: 'array', items: { $ref: '#/components/schemas/Sent' } },
      },
    },
  };
  const post = {
    requestBody: json({ type: 'array', items: { $ref: '#/components/schemas/Sent' } }),
    parameters: [{ name: 'by', in: 'query', schema: { type: 'string', enum: ['F', 'G'] } }],
    responses: { 200: json({ type: ['string', 'null'], enum: ['H', 'I', null] }) },
  };
  const types = await typesOf(
    { ...document, paths: { '/a': { post } }, components: { schemas } } as unknown as Document,
    'Example API',
  );
  expect(types).toContain('Kind: ("A" | "B") | (string & {});');
  expect(types).toContain('Sent: "C" | "D" | null;');
  expect(types).toContain('also?: components["schemas"]["Sent"] | (string & {});');
  expect(types).toContain('all?: (components["schemas"]["Sent"] | (string & {}))[];');
  expect(types).toContain('"application/json": components["schemas"]["Sent"][];');
  expect(types).toContain('One: "E";');
  expect(types).toContain('by?: "F" | "G";');
  expect(types).toContain('"application/json": ("H" | "I" | null) | (string & {});');
});
