import { describe, expect, it } from 'vitest';
import { contract, operation, readContract, schemas } from './contract.fixture';

const operationWithMedia = (media: object) =>
  operation({ responses: { 200: { description: 'a', content: { 'text/plain': media } } } });

describe('an empty value', () => {
  it.each([
    ['of a key that may be missing', operation({ summary: null, requestBody: null }), operation({})],
    ['of a list', operation({ tags: null, parameters: null }), operation({})],
    ['of a response', operation({ responses: { 200: null } }), operation({ responses: { 200: {} } })],
    ['of a property', schemas({ properties: { a: null } }), schemas({ properties: { a: {} } })],
    ['of a path', contract({ paths: { '/a': null } }), contract({ paths: { '/a': {} } })],
    ['of a response of a range', operation({ responses: { '2XX': null } }), operation({ responses: { '2XX': {} } })],
    [
      'of an example by its name',
      operationWithMedia({ examples: { a: null } }),
      operationWithMedia({ examples: { a: {} } }),
    ],
    ['of components', contract({ components: { schemas: null } }), contract({ components: {} })],
  ])('rejects %s', async (_, from, to) => expect(await readContract(from)).toEqual(await readContract(to)));

  it.each([
    { default: null, enum: [null, 'a'], const: null },
    { example: null, examples: [null, { a: null }] },
    { 'x-extension': null },
  ])('keeps data: %j', async (shape) => expect(await readContract(schemas(shape))).toEqual(schemas(shape)));
});

it.each([
  [
    'numbers and booleans where text is expected become text',
    { title: 5, description: true },
    { title: '5', description: 'true' },
  ],
  [
    'numbers in lists of text, too',
    { required: [1, 'b'], type: ['string', 'null'] },
    { required: ['1', 'b'], type: ['string', 'null'] },
  ],
])('%s', async (_, from, to) => expect(await readContract(schemas(from))).toEqual(schemas(to)));

it.each([
  [{ properties: { a: true, b: false } }],
  [{ type: ['string', 'null'] }],
  [{ additionalProperties: false }],
  [{ items: true }],
])('%j is read in OpenAPI 3.0, 3.1 and 3.2', async (shape) => {
  for (const openapi of ['3.0.3', '3.1.1', '3.2.0']) {
    expect(await readContract(schemas(shape, openapi), {}, [])).toEqual(schemas(shape, openapi));
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
    [operation({ responses: { '2XX': 5 } }), '#/paths/~1a/get/responses/2XX', '5', 'a map'],
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
    [operation({ parameters: [{ name: null, in: 'query' }] }), '#/paths/~1a/get/parameters/0/name', 'empty', 'text'],
  ])('%j', async (document, pointer, is, wanted) => {
    await expect(readContract(document)).rejects.toThrow(
      expect.objectContaining({
        name: 'ContractError',
        what: `A value is ${is}; OpenAPI expects ${wanted} here.`,
        where: expect.stringMatching(new RegExp(`contract\\.yaml${pointer.replaceAll('$', '\\$')}$`)),
      }),
    );
  });

  it.each([
    [contract({ info: null }), '#/info', 'a map', 'Give "info" a value.'],
    [contract({ info: { title: 'a', version: null } }), '#/info/version', 'text', 'Give "version" a value.'],
    [
      operation({ parameters: [{ name: 'a', in: null }] }),
      '#/paths/~1a/get/parameters/0/in',
      'text',
      'Give "in" a value.',
    ],
    [contract({ servers: [{ url: null }] }), '#/servers/0/url', 'text', 'Give "url" a value.'],
    [contract({ tags: [{ name: null }] }), '#/tags/0/name', 'text', 'Give "name" a value.'],
    [operation({ tags: [null] }), '#/paths/~1a/get/tags/0', 'text', 'Remove the entry.'],
  ])('%j: %s is empty', async (document, pointer, wanted, fix) => {
    const error = await readContract(document).catch((thrown) => thrown);
    expect([error.what, error.fix]).toEqual([`A value is empty; OpenAPI expects ${wanted} here.`, fix]);
    expect(error.where).toMatch(new RegExp(`${pointer}$`));
  });

  it.each([
    [schemas({ maximum: {} }), 'Correct the value, or remove the key.'],
    [schemas({ $ref: 5 }), 'Name what it refers to, such as "#/components/schemas/Name", or remove the key.'],
  ])('%j is reported with a fix', async (document, fix) =>
    expect(readContract(document)).rejects.toThrow(expect.objectContaining({ fix })));

  it.each([
    [schemas({ $ref: '#/components/schemas/Other', maximum: {} }), 'Shape/maximum'],
    [schemas({ properties: { a: { $ref: '#/components/schemas/Shape', maximum: {} } } }), 'Shape/properties/a/maximum'],
  ])('beside a reference: %j', async (document, where) =>
    expect(readContract(document)).rejects.toThrow(
      expect.objectContaining({
        what: expect.stringContaining('OpenAPI expects a number here'),
        where: expect.stringMatching(new RegExp(`${where}$`)),
      }),
    ));

  it('checks a separate file', async () => {
    const document = contract({ paths: { '/a': { $ref: 'part.yaml' } } });
    await expect(readContract(document, { 'part.yaml': 'get: {tags: {a: 1}}' })).rejects.toThrow(
      expect.objectContaining({ where: expect.stringMatching(/part\.yaml#\/get\/tags$/) }),
    );
  });
});

it('puts names that requests contain on one line', async () => {
  const parameters = [{ name: 'X-One\r\nEvil', in: 'header', schema: { type: 'string' } }];
  const securitySchemes = { key: { type: 'apiKey', in: 'header', name: ' X-Key\n' } };
  const read = await readContract(
    contract({
      paths: { '/a': { get: { parameters } } },
      components: { securitySchemes, schemas: { Shape: { example: { name: 'a\nb' } } } },
    }),
  );
  expect(read.paths).toMatchObject({ '/a': { get: { parameters: [{ name: 'X-One Evil' }] } } });
  expect(read.components).toMatchObject({
    securitySchemes: { key: { name: 'X-Key' } },
    schemas: { Shape: { example: { name: 'a\nb' } } },
  });
});

it.each<[string, object, string, string]>([
  ['a path without a slash', contract({ paths: { a: { get: { tags: 1 } } } }), '#/paths/a/get/tags', 'a list here'],
  ['a parameter without a place', operation({ parameters: [{ name: 'a' }] }), '/parameters/0/in', '"in" is missing.'],
  [
    'a reference to a part of another kind',
    contract({ paths: { '/a': { get: { parameters: [{ $ref: '#/tags' }] } } }, tags: [{ name: 'a' }] }),
    '#/tags',
    'a map here',
  ],
  ['a reference for a server', contract({ servers: [{ $ref: '#/openapi' }] }), '#/servers/0/url', '"url" is missing.'],
  ['a text that leads to a map', operation({ description: { $ref: '#/paths/~1a' } }), '/get/description', 'text here'],
])('finds the value of %s', async (_, document, where, wanted) => {
  await expect(readContract(document)).rejects.toThrow(
    expect.objectContaining({
      what: expect.stringContaining(wanted),
      where: expect.stringMatching(new RegExp(`${where}$`)),
    }),
  );
});

it('reports a reference that puts a part into itself once', async () => {
  const part = '{get: {responses: {}, callbacks: {again: {"{$request.body#/url}": {$ref: part.yaml}}}}}';
  await expect(
    readContract(contract({ paths: { '/a': { $ref: 'part.yaml' } } }), { 'part.yaml': part }),
  ).rejects.toThrow('A $ref makes a part of the contract contain itself.');
});

it('allows any value of an extension', async () => {
  const extensions = { 'x-text': 'a', 'x-list': [1], 'x-empty': null };
  expect(await readContract(contract({ ...extensions, paths: { 'x-a': 'text' } }))).toMatchObject(extensions);
});
