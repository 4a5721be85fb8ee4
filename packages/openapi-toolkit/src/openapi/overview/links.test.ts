import { expect, it } from 'vitest';
import { apiOf } from '../../testing';
import { operationLinks, redocLinks, withOperationLinks } from './links';

const schema = { properties: { round: { $ref: '#/components/schemas/Shape' } } };
const RESPONSES = { 200: { description: '', content: { 'application/json': { schema } } } };
const api = apiOf({
  info: {
    title: 'Shapes',
    version: '1',
    description: '# Introduction\n\n## Error codes\n\n## Error codes\n\n## About',
  },
  components: { schemas: { Shape: { type: 'object' } } },
  tags: [{ name: 'Big shapes' }],
  paths: {
    '/a': {
      get: { operationId: 'listShapes', description: '# Only here', tags: ['Big shapes'], responses: RESPONSES },
      post: { tags: ['Other'] },
    },
  },
});
const links = redocLinks(api);

it.each([
  ['#operation/listshapes', '/api/example/list-shapes'],
  ['#tag/Big%20shapes', '/api/example#group-big-shapes'],
  ['#/Big_shapes', '/api/example#group-big-shapes'],
  ['#/paths/~1a/get', '/api/example/list-shapes'],
  ['#/components/schemas/Shape', '/api/example/list-shapes#response-200.round'],
  ['#/definitions/Shape', '/api/example/list-shapes#response-200.round'],
  ['#schema/Shape', '/api/example/list-shapes#response-200.round'],
  ['#section/Authentication', '/api/example#authentication'],
  ['#section/Introduction/More', '/api/example'],
  ['#section/Introduction/Error-codes', '/api/example#error-codes'],
  ['#error-codes', '/api/example#error-codes'],
  ['#Error_Codes', '/api/example#error-codes'],
  ['#only-here', '/api/example/list-shapes#only-here'],
  ['#about', '#about'],
])('%s leads to %s', (from, to) => {
  const html = (href: string) => `See <a href="${href}" title="T"><b>this</b></a>.`;
  expect(links(html(from))).toBe(html(to ?? from));
});

it('a link that leads nowhere becomes plain text', () => {
  expect(links('See <a href="#tag/100%">this</a>.')).toBe('See this.');
});

it('leaves other links alone', () => {
  const html = '<a href="#limits">a</a> <a href="https://example.org/#tag/x">b</a>';
  expect(links(html)).toBe(html);
});

it('a link beside its heading stays on the page', () => {
  const html = '<h3 id="error-codes">Error codes</h3><a href="#Error-Codes">a</a>';
  expect(links(html)).toContain('<a href="#error-codes">a</a>');
});

const paths = {
  '/a': { get: { operationId: 'thingById', summary: 'Thing & "more"' } },
  '/b': { get: { operationId: 'others' } },
};
const pages = operationLinks([apiOf({ paths }, 'one'), apiOf({ paths: { '/b': paths['/b'] } }, 'two')]);
const LINK = '<a href="/api/one/thing-by-id" title="thingById">Thing &amp; &quot;more&quot;</a>';

it.each([
  ['<p>See <code>thingById</code>.</p>', `<p>See ${LINK}.</p>`],
  ['<a href="/x"><code>thingById</code></a>', '<a href="/x"><code>thingById</code></a>'],
  ['<code>thingById=1</code>', '<code>thingById=1</code>'],
])('%s', (before, after) => {
  const page = { description: before, list: [{ cause: before, text: before }], count: 1 };
  expect(withOperationLinks(page, pages)).toEqual({
    description: after,
    list: [{ cause: after, text: before }],
    count: 1,
  });
});
