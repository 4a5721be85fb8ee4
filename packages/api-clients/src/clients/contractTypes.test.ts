import path from 'node:path';
import type { Document } from 'openapi-toolkit';
import { expect, it } from 'vitest';
import { contractTypes } from './contractTypes';

const document = {
  openapi: '3.1.0',
  info: { title: 'Example', version: '1.2.3' },
  paths: {},
  components: { schemas: { Thing: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } } },
} as unknown as Document;

it('types every schema, names the API in the first line, and leaves the contract unchanged', async () => {
  const before = structuredClone(document);
  const [head, ...rest] = (await contractTypes(document, 'Example API')).split('\n');
  expect(head).toBe('/** Types of the Example API 1.2.3. Made from its contract by openapi-typescript. */');
  expect(rest.join('\n')).toContain('Thing: {\n            id: string;\n        };');
  expect(document).toEqual(before);
});

it('makes no network requests: external examples are omitted', async () => {
  const examples = { remote: { externalValue: 'https://unreachable.invalid/example' }, own: { value: 'here' } };
  const responses = { 200: { description: 'OK', content: { 'text/plain': { schema: { type: 'string' }, examples } } } };
  const externalValue = { type: 'string' };
  const types = await contractTypes(
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
  const types = await contractTypes(
    { ...document, components: { schemas: { Thing } } } as unknown as Document,
    'Example API',
  );
  expect(types).not.toContain('npm');
});

const text = { type: 'string' };
const list = { type: 'string', enum: ['A', 'B'] };

it.each([
  [{ anyOf: [list, text] }, '("A" | "B") | (string & {})'],
  [{ anyOf: [text, { const: 'A' }] }, '(string & {}) | "A"'],
  [{ anyOf: [{ $ref: '#/components/schemas/List' }, text] }, 'components["schemas"]["List"] | (string & {})'],
  [{ type: ['string', 'null'] }, 'string | null'],
])('types %j as %s', async (schema, type) => {
  const components = { schemas: { List: list, Thing: schema } };
  expect(await contractTypes({ ...document, components } as unknown as Document, 'Example API')).toContain(
    `Thing: ${type};`,
  );
});
