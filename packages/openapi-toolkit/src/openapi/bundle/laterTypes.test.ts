import { describe, expect, it } from 'vitest';
import { contract, operation, readContract, schemas } from './contract.fixture';

describe('keys of OpenAPI 3.2, and extensions with operations in them', () => {
  const media = (value: object) => operation({ requestBody: { content: { 'application/json': value } } });
  const path32 = (value: object) => contract({ paths: { '/a': value } });
  const body = '#/paths/~1a/get/requestBody/content/application~1json';

  it.each<[object, string, string, string]>([
    [contract({ $self: {} }), '#/$self', 'a map', 'text'],
    [contract({ webhooks: [] }), '#/webhooks', 'a list', 'a map'],
    [contract({ 'x-webhooks': [] }), '#/x-webhooks', 'a list', 'a map'],
    [contract({ tags: [{ name: 'a', summary: {} }] }), '#/tags/0/summary', 'a map', 'text'],
    [contract({ tags: [{ name: 'a', parent: {} }] }), '#/tags/0/parent', 'a map', 'text'],
    [contract({ tags: [{ name: 'a', kind: [] }] }), '#/tags/0/kind', 'a list', 'text'],
    [contract({ servers: [{ url: '/', name: {} }] }), '#/servers/0/name', 'a map', 'text'],
    [path32({ query: [] }), '#/paths/~1a/query', 'a list', 'a map'],
    [path32({ query: { tags: {} } }), '#/paths/~1a/query/tags', 'a map', 'a list'],
    [path32({ additionalOperations: [] }), '#/paths/~1a/additionalOperations', 'a list', 'a map'],
    [
      path32({ additionalOperations: { COPY: { tags: {} } } }),
      '#/paths/~1a/additionalOperations/COPY/tags',
      'a map',
      'a list',
    ],
    [operation({ responses: { 200: { summary: {} } } }), '#/paths/~1a/get/responses/200/summary', 'a map', 'text'],
    [media({ itemSchema: 'a' }), `${body}/itemSchema`, '"a"', 'a map'],
    [media({ itemEncoding: 'a' }), `${body}/itemEncoding`, '"a"', 'a map'],
    [media({ examples: { a: { serializedValue: {} } } }), `${body}/examples/a/serializedValue`, 'a map', 'text'],
    [contract({ components: { mediaTypes: [] } }), '#/components/mediaTypes', 'a list', 'a map'],
    [
      schemas({ discriminator: { propertyName: 'a', defaultMapping: {} } }),
      '#/components/schemas/Shape/discriminator/defaultMapping',
      'a map',
      'text',
    ],
    [schemas({ xml: { nodeType: {} } }), '#/components/schemas/Shape/xml/nodeType', 'a map', 'text'],
  ])('%j', async (document, pointer, is, wanted) => {
    const error = await readContract({ ...document, openapi: '3.2.0' }).catch((thrown) => thrown);
    expect([error.what, error.where?.replace(/^.*#/, '#')]).toEqual([
      `A value is ${is}; OpenAPI expects ${wanted} here.`,
      pointer,
    ]);
  });

  it('allows any value as an example', async () => {
    const document = {
      ...contract({}),
      ...media({ examples: { a: { dataValue: null }, b: { dataValue: [1] } } }),
      openapi: '3.2.0',
    };
    expect((await readContract(document)).paths).toEqual(document.paths);
  });
});
