import { describe, expect, it } from 'vitest';
import type { Document } from '../document';
import { readOperations } from '../read/operation';
import { read } from './operation.fixture';

const serverOf = (url: string) => ({ url, description: undefined, variables: [] });

describe('what is closest to the operation counts', () => {
  const at = (name: string) => [{ url: `https://${name}.example.com` }];
  it.each([
    [{ servers: at('own') }, { servers: at('item') }, { servers: at('all') }, 'https://own.example.com', true],
    [{}, { servers: at('item') }, { servers: at('all') }, 'https://item.example.com', true],
    [{}, {}, { servers: at('all') }, 'https://all.example.com', undefined],
  ])('servers: %j, %j, %j', (operation, item, parts, url, hasOwnServers) => {
    const found = read({ ...item, get: operation }, parts);
    expect([found.servers, found.hasOwnServers]).toEqual([[serverOf(url)], hasOwnServers]);
  });

  const scheme = (id: string) => ({ id, summary: id, scopes: [] });
  it('takes the security of the contract', () =>
    expect(read({ get: {} }, { security: [{ all: [] }] }).security).toEqual([[scheme('all')]]));

  it('security: a webhook has none by default', () => {
    const document = { openapi: '3.1.0', info: { title: 'x', version: '1' }, security: [{ all: [] }] };
    const securityOf = (post: object) =>
      readOperations({ ...document, webhooks: { a: { post } } } as unknown as Document, 'x.yaml').map(
        ({ operation }) => operation.security,
      );
    expect(securityOf({})).toEqual([[]]);
    expect(securityOf({ security: [{ own: [] }] })).toEqual([[[scheme('own')]]]);
  });

  it('parameters of the operation override those of the path', () => {
    const parameter = (name: string, description: string) => ({ name, in: 'query', description });
    const { parameters } = read({
      parameters: [parameter('a', 'Path'), parameter('b', 'Path')],
      get: { parameters: [parameter('a', 'Operation')] },
    });
    expect(parameters.map(({ schema }) => [schema.name, schema.description])).toEqual([
      ['a', '<p>Operation</p>'],
      ['b', '<p>Path</p>'],
    ]);
  });
});
