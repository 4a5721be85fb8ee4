import { describe, expect, it } from 'vitest';
import { calls, callWith, collectionOf } from './collection.fixture';
import { postmanCollection, postmanEnvironment } from './postman';

describe('postmanCollection', () => {
  const textOf = () => postmanCollection(collectionOf(...calls, callWith({}, { title: 'Another thing' })));
  const read = () => JSON.parse(textOf());

  it('names itself, its version and the format', () => {
    expect(read().info).toEqual({
      _postman_id: '50d858e0-985e-cc7f-6041-8aaf0cc5ab58',
      name: 'Example API',
      version: '1.2.3',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    });
  });

  it('is JSON with indents and a last line end', () => {
    expect(textOf()).toBe(`${JSON.stringify(read(), null, 2)}\n`);
  });

  it('holds a folder for each tag, in the order of the operations', () => {
    expect(read().item.map(({ name, item }: Folder) => [name, item.map((one) => one.name)])).toEqual([
      ['Things', ['A thing', 'Another thing']],
      ['Orders / new', ['New order']],
    ]);
  });

  it('encodes names and values of the query', () => {
    expect(read().item[0].item[0]).toEqual({
      name: 'A thing',
      request: {
        method: 'GET',
        description: 'Returns a thing.',
        header: [
          { key: 'X-Key', value: '{{apiKey}}' },
          { key: 'X-Purpose', value: 'test' },
        ],
        url: {
          raw: '{{baseUrl}}/v1/things/7?filter%5Bname%5D=a%20b%26c%3Dd%2F%C3%A9&limit=10',
          host: ['{{baseUrl}}'],
          path: ['v1', 'things', '7'],
          query: [
            { key: 'filter%5Bname%5D', value: 'a%20b%26c%3Dd%2F%C3%A9' },
            { key: 'limit', value: '10' },
          ],
        },
      },
    });
  });

  it('sends a body as JSON, and no query where there is none', () => {
    expect(read().item[1].item[0].request).toEqual({
      method: 'POST',
      description: 'Makes an order.',
      header: [
        { key: 'X-Key', value: '{{apiKey}}' },
        { key: 'Content-Type', value: 'application/json' },
      ],
      url: { raw: '{{baseUrl}}/v1/orders', host: ['{{baseUrl}}'], path: ['v1', 'orders'] },
      body: {
        mode: 'raw',
        raw: '{\n  "ids": [\n    1,\n    2\n  ]\n}',
        options: { raw: { language: 'json' } },
      },
    });
  });
});

it('postmanEnvironment leaves the key empty and secret', () => {
  const text = postmanEnvironment(collectionOf(callWith()));
  expect(JSON.parse(text)).toEqual({
    id: '1ff79ea7-2030-ac7c-3adc-2a2430a19c40',
    name: 'Example API',
    values: [
      { key: 'baseUrl', value: 'https://api.example.org', type: 'default', enabled: true },
      { key: 'apiKey', value: '', type: 'secret', enabled: true },
    ],
    _postman_variable_scope: 'environment',
  });
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
});

interface Folder {
  name: string;
  item: { name: string }[];
}
