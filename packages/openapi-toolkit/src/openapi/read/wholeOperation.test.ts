import { describe, expect, it } from 'vitest';
import type { Schema } from '../document';
import type { Operation } from '../model';
import { mediaText } from './examples';
import { readTexts } from './extensions';
import { read } from './operation.fixture';
import { contextOf, documentOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

const get = (operation: object, parts: object = {}): Operation =>
  read({ get: { operationId: 'a', ...operation } }, parts);

describe('an operation', () => {
  it('reads the day of removal', () => expect(get({ 'x-sunset': '2030-01-01' }).sunset).toBe('2030-01-01'));

  it('lists the scopes of all flows once', () => {
    const flows = {
      implicit: { scopes: { read: 'Reads', both: 'One' } },
      password: { scopes: { both: 'Two' } },
      clientCredentials: {},
      'x-flow': { scopes: { never: 'No' } },
    };
    const securitySchemes = { O: { type: 'oauth2', flows }, K: { type: 'apiKey', in: 'header', name: 'K', flows } };
    const { security } = get({ security: [{ O: [] }, { K: [] }] }, { components: { securitySchemes } });
    expect(security.flat().map(({ id, allScopes }) => [id, allScopes])).toEqual([
      [
        'O',
        [
          { name: 'read', text: 'Reads' },
          { name: 'both', text: 'Two' },
        ],
      ],
      ['K', undefined],
    ]);
  });

  it('shows a stream as a list of its items', () => {
    const content = { 'application/jsonl': { itemSchema: { type: 'object', title: 'Line' } } };
    const [media] = get({ responses: { 200: { content } } }).responses[0]?.media ?? [];
    expect([media?.schema?.type, media?.notes]).toEqual([
      'array of objects',
      [{ name: 'sent as', value: 'a stream of items, each complete by itself' }],
    ]);
    const both = { 'application/jsonl': { itemSchema: {}, schema: { type: 'string' } } };
    expect(get({ responses: { 200: { content: both } } }).responses[0]?.media[0]?.schema?.type).toBe('string');
  });
});

it.each<[string, unknown, string, string]>([
  ['XML', { a: 1 }, 'application/xml', '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>1</a>\n</root>'],
  ['written XML', '<b/>', 'application/xml', '<b/>'],
  ['lines of JSON', [{ a: 1 }, 2], 'application/jsonl', '{"a":1}\n2\n'],
  ['written lines', '{}\n{}', 'application/jsonl', '{}\n{}'],
])('an example as %s', (_, value, mediaType, text) =>
  expect(mediaText(documentOf(), undefined, value, mediaType)).toBe(text));

it.each<[unknown, string[] | undefined]>([
  ['a', ['a']],
  [
    ['a', 1, 'b'],
    ['a', 'b'],
  ],
])('code lists of %j are %j', (value, ids) => expect(readTexts([value].flat())).toEqual(ids));

it('describes the items of a list', () => {
  const items = { type: 'string', default: 'a', examples: ['b'], title: 'An item', description: 'One of them.' };
  const each = { name: 'each item: default', value: '"a"' };
  const list = readSchema(contextOf(), { type: 'array', items, description: 'All of them.' }, ROOT);
  expect(list).toMatchObject({ title: 'An item', examples: ['["b"]'], notes: [each] });
  expect(list.description).toBe('<p>All of them.</p>\n<p>One of them.</p>');
  const named = readSchema(contextOf(), { type: 'array', items, title: 'Items' }, ROOT);
  expect(named).toMatchObject({ title: 'Items', notes: [each, { name: 'each item:', value: 'An item' }] });
});

it('reads the default mapping of a discriminator', () => {
  const schemas = { A: { type: 'object' } };
  const discriminator = { propertyName: 'k', defaultMapping: '#/components/schemas/A' };
  const schema = { oneOf: [{ $ref: '#/components/schemas/A' }, { type: 'string' }], discriminator };
  expect(readSchema(contextOf({ schemas }), schema as Schema, ROOT).variants[0]?.mapping).toEqual([
    { value: 'any other', name: 'A' },
  ]);
});
