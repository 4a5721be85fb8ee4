import { describe, expect, it } from 'vitest';
import type { Collection } from './collection';
import { calls, callWith, collectionOf, ORIGIN, withVariable } from './collection.fixture';
import { postmanCollection, postmanEnvironment } from './postman';

describe('postmanCollection', () => {
  const textOf = () => postmanCollection(collectionOf(...calls, callWith({}, { title: 'Another thing' })));
  const read = () => JSON.parse(textOf());

  it('has name, version and format', () => {
    expect(read().info).toEqual({
      _postman_id: '50d858e0-985e-cc7f-6041-8aaf0cc5ab58',
      name: 'Example API',
      version: '1.2.3',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    });
  });

  it('is indented JSON with a final line break', () => {
    expect(textOf()).toBe(`${JSON.stringify(read(), null, 2)}\n`);
  });

  it('holds a folder for each tag, in the order of the operations', () => {
    expect(read().item.map(({ name, item }: Folder) => [name, item.map((one) => one.name)])).toEqual([
      ['Things', ['A thing', 'Another thing']],
      ['Orders / new', ['New order']],
    ]);
  });

  it('has path values as variables, and example responses', () => {
    const call = callWith({ query: [{ name: 'limit', value: '1' }] }, withVariable);
    const [{ request, response }] = JSON.parse(postmanCollection(collectionOf(call))).item[0].item;
    const url = {
      raw: '{{baseUrl}}/v1/things/:thingId?limit=1',
      host: ['{{baseUrl}}'],
      path: ['v1', 'things', ':thingId'],
      query: [{ key: 'limit', value: '1' }],
      variable: [{ key: 'thingId', value: '7' }],
    };
    expect(request.url).toEqual(url);
    expect(response).toEqual([
      {
        name: '200 A thing',
        originalRequest: { method: 'GET', header: [], url },
        status: 'OK',
        code: 200,
        _postman_previewlanguage: 'json',
        header: [{ key: 'Content-Type', value: 'application/json' }],
        cookie: [],
        body: '{"id":7}',
      },
    ]);
  });

  it('has its host as a variable, for use without the environment', () =>
    expect(read().variable).toEqual([{ key: 'baseUrl', value: ORIGIN }]));

  it('sends a body as JSON, and no empty query', () => {
    expect(read().item[1].item[0].request).toEqual({
      method: 'POST',
      description: 'Makes an order.',
      header: [
        { key: 'X-Key', value: '{{exampleKey}}' },
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

describe('postmanEnvironment', () => {
  const valuesOf = (...collections: Collection[]) => JSON.parse(postmanEnvironment(collections, 'Example APIs')).values;
  const host = { key: 'baseUrl', value: ORIGIN, type: 'default', enabled: true };
  const secret = (key: string) => ({ key, value: '', type: 'secret', enabled: true });
  const first = collectionOf(callWith());

  it('leaves the key empty and marks it as secret', () => {
    const text = postmanEnvironment([first], 'Example APIs');
    expect(JSON.parse(text)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Example APIs',
      values: [host, secret('exampleKey')],
      _postman_variable_scope: 'environment',
    });
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  });

  it('omits the host if the collections differ', () =>
    expect(valuesOf(first, { ...first, origin: 'https://other.example.org' })).toEqual([secret('exampleKey')]));
});

interface Folder {
  name: string;
  item: { name: string }[];
}
