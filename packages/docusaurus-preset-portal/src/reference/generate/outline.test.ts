import { apiOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { outline } from './openapiMdx';

it('keeps only the parts of a contract that name pages', () => {
  const api = apiOf({
    tags: [{ name: 'Things', description: 'Not kept.' }, { name: 'Things' }, { name: 'Unused' }],
    components: { schemas: { NotKept: {} } },
    paths: {
      '/things/{id}': {
        get: { operationId: 'aThing', summary: 'A thing', description: 'Returns **it**. More.', tags: ['Things', 'B'] },
        delete: { operationId: 'noThing', deprecated: true },
      },
    },
    webhooks: { changed: { post: { operationId: 'thingChanged', summary: 'Changed' } } },
  });
  const responses = { default: { description: '' } };
  expect(outline(api)).toEqual({
    openapi: '3.0.3',
    info: { title: 'Example API', description: 'Example contract', version: '1.2.3' },
    tags: [{ name: 'Things' }, { name: 'Unused' }],
    paths: {
      '/a-thing': {
        get: {
          operationId: 'a-thing',
          summary: 'A thing',
          description: 'Returns it.',
          deprecated: false,
          tags: ['Things'],
          responses,
        },
      },
      '/no-thing': {
        delete: {
          operationId: 'no-thing',
          summary: 'noThing',
          description: 'noThing',
          deprecated: true,
          tags: ['Operations'],
          responses,
        },
      },
      '/thing-changed': {
        post: {
          operationId: 'thing-changed',
          summary: 'Changed',
          description: 'Changed',
          deprecated: false,
          tags: ['Webhooks'],
          responses,
        },
      },
    },
  });
});

it('orders and names groups as the overview does', () => {
  const tags = [{ name: 'a' }, { name: 'b', 'x-displayName': 'All Bs' }];
  const api = apiOf({ tags, 'x-tagGroups': [{ name: 'First', tags: ['b'] }], paths: {} });
  expect(outline(api)).toMatchObject({ tags: [{ name: 'b', 'x-displayName': 'All Bs' }, { name: 'a' }] });
});
