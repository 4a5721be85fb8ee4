import { describe, expect, it } from 'vitest';
import { contextOf, nodeOf } from './read.fixture';
import { readResponse } from './response';

const NOTHING = { description: '', cause: undefined, retry: undefined, headers: [], media: [], links: [] };

it('reads all parts of a response', () => {
  const context = contextOf({
    headers: { Age: { schema: { type: 'integer' } } },
    links: { next: { operationId: 'next\u0000Shape' } },
  });
  const response = {
    description: 'The *shape*',
    'x-cause': 'A `cause`',
    'x-retry': 'after-delay',
    headers: { Age: { $ref: '#/components/headers/Age' } },
    content: { 'application/json': { schema: { title: 'Shape' } } },
    links: {
      next: { $ref: '#/components/links/next' },
      other: { operationRef: '#/paths/~1a/get', description: 'Other', parameters: { id: '$response.body#/id', n: 1 } },
      none: {},
    },
  };
  expect(readResponse(context, '409', response)).toMatchObject({
    status: '409',
    anchor: 'response-409',
    reason: 'Conflict',
    description: '<p>The <em>shape</em></p>',
    cause: '<p>A <code>cause</code></p>',
    retry: 'after-delay',
    headers: [
      { schema: nodeOf({ name: 'Age', anchor: 'response-409-headers.Age', role: 'property', type: 'integer' }) },
    ],
    media: [{ type: 'application/json', anchor: 'response-409', schema: { title: 'Shape' } }],
    links: [
      { name: 'next', operation: '<code>nextShape</code>', parameters: [] },
      {
        name: 'other',
        operation: '<a href="#/paths/~1a/get"><code>#/paths/~1a/get</code></a>',
        description: '<p>Other</p>',
        parameters: [
          { name: 'id', value: '$response.body#/id' },
          { name: 'n', value: '1' },
        ],
      },
      { name: 'none', operation: '', parameters: [] },
    ],
  });
});

it('reads the summary of a response, the target of a reference, and the server of a link', () => {
  const context = contextOf();
  context.document.paths = { '/a/{b}': { get: { operationId: 'readA' } } };
  const { description, links } = readResponse(context, '200', {
    summary: 'Short',
    description: 'Long words',
    links: { byRef: { operationRef: '#/paths/~1a~1{b}/get', server: { url: 'https://other.test' } } },
  });
  expect(description).toBe('<p>Short</p>\n<p>Long words</p>');
  expect(links).toEqual([
    { name: 'byRef', operation: '<code>readA</code>', parameters: [{ name: 'server', value: 'https://other.test' }] },
  ]);
});

it.each([
  ['1XX', 'Informational'],
  ['2XX', 'Success'],
  ['3XX', 'Redirection'],
  ['4XX', 'Client error'],
  ['5XX', 'Server error'],
  ['default', 'Any other status'],
  ['constructor', ''],
])('%s is %j', (status, reason) => {
  expect(readResponse(contextOf(), status, {})).toEqual({ ...NOTHING, status, anchor: `response-${status}`, reason });
});

describe('the body that errors have in common', () => {
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } };

  it.each([
    ['400', '500', { anchor: 'response-400', label: '400 Bad Request' }],
    ['4XX', '404', { anchor: 'response-4XX', label: '4XX Client error' }],
    ['400', '200', undefined],
    ['400', 'default', undefined],
    ['240', '400', undefined],
  ])('%s, then %s', (first, second, sameAs) => {
    const context = contextOf({ schemas: { Problem: {} } });
    readResponse(context, first, body);
    expect(readResponse(context, second, body).media[0]?.sameAs).toEqual(sameAs);
  });
});
