import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from './bundleContract';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinds-'));
});
afterAll(() => rm(folder, { recursive: true }));

const contract = (parts: object, openapi = '3.1.0') => ({
  openapi,
  info: { title: 'Shapes', version: '1' },
  paths: {},
  ...parts,
});
const schemas = (Shape: unknown, openapi?: string) => contract({ components: { schemas: { Shape } } }, openapi);
const operation = (get: object) => contract({ paths: { '/a': { get } } });

async function read(document: object) {
  const file = path.join(folder, 'contract.yaml');
  await writeFile(file, JSON.stringify(document));
  return bundleContract(file);
}

describe('an empty value', () => {
  it.each([
    ['of a key that may be missing', operation({ summary: null, requestBody: null }), operation({})],
    ['of a list', operation({ tags: null, parameters: null }), operation({})],
    ['of a response', operation({ responses: { 200: null } }), operation({ responses: { 200: {} } })],
    ['of a property', schemas({ properties: { a: null } }), schemas({ properties: { a: {} } })],
    ['of a path', contract({ paths: { '/a': null } }), contract({ paths: { '/a': {} } })],
    ['of components', contract({ components: { schemas: null } }), contract({ components: {} })],
  ])('%s is no value', async (_, from, to) => expect(await read(from)).toEqual(await read(to)));

  it.each([
    { default: null, enum: [null, 'a'], const: null },
    { example: null, examples: [null, { a: null }] },
    { 'x-extension': null },
  ])('that is data stays: %j', async (shape) => expect(await read(schemas(shape))).toEqual(schemas(shape)));
});

it.each([
  [
    'numbers and booleans where text is expected become text',
    { title: 5, description: true },
    { title: '5', description: 'true' },
  ],
  ['`required: true` of older drafts has no meaning', { required: true }, {}],
])('%s', async (_, from, to) => expect(await read(schemas(from))).toEqual(schemas(to)));

it.each([
  [{ properties: { a: true, b: false } }],
  [{ type: ['string', 'null'] }],
  [{ additionalProperties: false }],
  [{ items: true }],
])('%j is read in OpenAPI 3.0, 3.1 and 3.2', async (shape) => {
  for (const openapi of ['3.0.3', '3.1.1', '3.2.0']) {
    expect(await read(schemas(shape, openapi))).toEqual(schemas(shape, openapi));
  }
});

describe('a value of another kind ends in one error', () => {
  it.each([
    [operation({ parameters: { a: 1 } }), '#/paths/~1a/get/parameters', 'a map', 'a list'],
    [operation({ parameters: ['a'] }), '#/paths/~1a/get/parameters/0', '"a"', 'a map'],
    [operation({ parameters: [null] }), '#/paths/~1a/get/parameters/0', 'empty', 'a map'],
    [operation({ tags: [['a']] }), '#/paths/~1a/get/tags/0', 'a list', 'text'],
    [operation({ tags: [null] }), '#/paths/~1a/get/tags/0', 'empty', 'text'],
    [operation({ summary: { a: 1 } }), '#/paths/~1a/get/summary', 'a map', 'text'],
    [operation({ responses: { ok: 5 } }), '#/paths/~1a/get/responses/ok', '5', 'a map'],
    [operation({ responses: [] }), '#/paths/~1a/get/responses', 'a list', 'a map'],
    [operation({ deprecated: ['a'] }), '#/paths/~1a/get/deprecated', 'a list', 'true or false'],
    [schemas({ maximum: {} }), '#/components/schemas/Shape/maximum', 'a map', 'a number'],
    [schemas({ $ref: 5 }), '#/components/schemas/Shape/$ref', '5', 'text'],
    [
      schemas({ discriminator: { propertyName: 'a', mapping: { b: {} } } }),
      '#/components/schemas/Shape/discriminator/mapping/b',
      'a map',
      'text',
    ],
    [schemas('text'), '#/components/schemas/Shape', '"text"', 'a map'],
    [contract({ info: { title: null, version: '1' } }), '#/info/title', 'empty', 'text'],
    [contract({ servers: [{ description: 'a' }] }), '#/servers/0/url', 'empty', 'text'],
    [operation({ parameters: [{ name: null, in: 'query' }] }), '#/paths/~1a/get/parameters/0/name', 'empty', 'text'],
  ])('%j', async (document, pointer, is, wanted) => {
    await expect(read(document)).rejects.toThrow(
      expect.objectContaining({
        name: 'ContractError',
        what: `A value is ${is}; OpenAPI expects ${wanted} here.`,
        where: expect.stringMatching(new RegExp(`contract\\.yaml${pointer.replaceAll('$', '\\$')}$`)),
      }),
    );
  });

  it('in a file of its own', async () => {
    await writeFile(path.join(folder, 'part.yaml'), 'get: {tags: {a: 1}}');
    await expect(read(contract({ paths: { '/a': { $ref: 'part.yaml' } } }))).rejects.toThrow(
      expect.objectContaining({ where: expect.stringMatching(/part\.yaml#\/get\/tags$/) }),
    );
  });
});
