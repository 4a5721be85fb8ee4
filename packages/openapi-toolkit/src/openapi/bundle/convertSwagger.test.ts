import { expect, it } from 'vitest';
import { readOn } from './contract.fixture';

it('converts Swagger 2.0', async () => {
  const pet = { type: 'object', discriminator: 'kind', properties: { kind: { type: 'string', 'x-nullable': true } } };
  const body = { name: 'pet', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } };
  const { read, faults } = await readOn({
    swagger: '2.0',
    info: { title: 'a', version: '1' },
    host: 'a.test',
    basePath: '/v1',
    schemes: ['https'],
    consumes: ['application/json'],
    paths: { '/a': { post: { parameters: [body], responses: { 200: { description: 'a' } } } } },
    definitions: { Pet: pet },
  });
  expect(faults.map(({ what }) => what)).toEqual(['The contract is Swagger 2.0: it is read as OpenAPI 3.0.']);
  expect(read).toMatchObject({
    servers: [{ url: 'https://a.test/v1' }],
    paths: { '/a': { post: { requestBody: { required: true, content: { 'application/json': {} } } } } },
    components: {
      schemas: { Pet: { discriminator: { propertyName: 'kind' }, properties: { kind: { nullable: true } } } },
    },
  });
});

it('reads forms, lists of files and lists with tabs of Swagger 2.0, and names places of its file', async () => {
  const list = (name: string, more: object) => ({
    name,
    in: 'formData',
    type: 'array',
    items: { type: 'string' },
    ...more,
  });
  const both = ['multipart/form-data', 'application/x-www-form-urlencoded'];
  const { read, faults } = await readOn({
    swagger: '2.0',
    info: { title: 'a', version: '1' },
    consumes: both,
    paths: {
      '/a': { post: { parameters: [list('a', {})], responses: { 200: { description: 'a' } } } },
      '/b': {
        post: { parameters: [list('b', { items: { type: 'file' } })], responses: { 200: { description: 'a' } } },
      },
      '/c': {
        get: {
          parameters: [list('c', { in: 'query', collectionFormat: 'tsv' })],
          responses: { 200: { description: 'a' } },
        },
      },
    },
    definitions: { A: { type: 'int' } },
  });
  const typesOf = (path: string) => Object.keys(Object(read.paths?.[path]).post.requestBody.content);
  expect([typesOf('/a'), typesOf('/b')]).toEqual([[...both].reverse(), both.slice(0, 1)]);
  expect(
    Object(read.paths?.['/b']).post.requestBody.content[both[0] as string].schema.properties.b.items,
  ).toMatchObject({
    format: 'binary',
  });
  const [, ...others] = faults.map(({ what, where }) => `${what} ${where.replace(/^.*#/, '#')}`);
  expect(others.sort()).toEqual([
    'A list is separated by tabs: it is read as separated by commas. #/paths/~1c/get/parameters/0',
    'There is no type "int": it is read as "integer". #/definitions/A',
  ]);
});
