import { expect, it } from 'vitest';
import { read } from './operation.fixture';
import { nodeOf } from './read.fixture';

const NOTHING = {
  id: 'get-shapes',
  kind: 'operation',
  method: 'get',
  path: '/shapes',
  title: 'GET /shapes',
  lead: 'GET /shapes',
  deprecated: false,
  tags: [],
  servers: [],
  security: [],
  parameters: [],
  responses: [],
  callbacks: [],
  notes: [],
};
const RESPONSE = { description: '', headers: [], media: [], links: [] };

it('reads an operation with all keywords', () => {
  const operation = {
    operationId: 'listShapes',
    summary: 'List\u0000 shapes',
    description: 'First *sentence*. Second.',
    deprecated: true,
    tags: ['Shapes\u0000'],
    'x-house': 1,
    externalDocs: { description: 'Guide', url: 'https://example.com' },
    parameters: [{ name: 'limit', in: 'query' }],
    requestBody: { $ref: '#/components/requestBodies/shape' },
    responses: { 200: { $ref: '#/components/responses/shape' } },
  };
  const components = {
    requestBodies: { shape: { required: true, description: 'The *body*', content: { 'image/png': {} } } },
    responses: { shape: { description: 'Done' } },
  };
  const item = { summary: 'Path summary', description: 'Path *description*', get: operation };
  expect(read(item, { components }, '/shapes\u0000')).toEqual({
    ...NOTHING,
    id: 'list-shapes',
    operationId: 'listShapes',
    title: 'List shapes',
    lead: 'First sentence.',
    description: '<p>First <em>sentence</em>. Second.</p>',
    deprecated: true,
    tags: ['Shapes'],
    extensions: { 'x-house': 1 },
    parameters: [
      {
        location: 'query',
        style: 'form',
        explode: true,
        sample: '"string"',
        schema: nodeOf({ name: 'limit', anchor: 'query.limit', role: 'property' }),
        examples: [],
      },
    ],
    requestBody: {
      required: true,
      description: '<p>The <em>body</em></p>',
      media: [{ type: 'image/png', anchor: 'body', examples: [], notes: [] }],
    },
    responses: [{ ...RESPONSE, status: '200', anchor: 'response-200', reason: 'OK', description: '<p>Done</p>' }],
    notes: [
      { name: 'path', value: 'Path summary' },
      { name: 'path', value: 'Path *description*' },
      { name: 'see', value: 'Guide', href: 'https://example.com' },
    ],
  });
});

it.each([
  [{ operationId: 'listShapes' }, { summary: 'Path' }, 'Path'],
  [{ operationId: 'listShapes' }, {}, 'listShapes'],
])('the title of %j in %j is %j', (operation, item, title) => {
  expect(read({ ...item, get: operation }).title).toBe(title);
});

it.each<[string, string, string | undefined]>([
  ['List `users` of a **group**', 'List users of a group', undefined],
  ['List <users> e.g. of a group. Fast', 'List <users> e.g. of a group. Fast', undefined],
  ['First line.\n\nSecond line.', 'First line.', '<p>First line.</p>\n<p>Second line.</p>'],
])('the title of %j is %j', (summary, title, description) => {
  expect(read({ get: { summary } })).toMatchObject({ title, description });
});

it('sorts responses by status, ranges before single ones of the next class, default last', () => {
  const responses = { default: {}, 'x-a': {}, '5XX': {}, 500: {}, '4XX': {}, 404: {}, 201: {}, 200: {} };
  expect(read({ get: { responses } }).responses.map(({ status }) => status)).toEqual([
    '200',
    '201',
    '404',
    '4XX',
    '500',
    '5XX',
    'default',
  ]);
});

it('reads callbacks with unique anchors', () => {
  const callback = { '{$request.body#/url}\u0000': { post: { requestBody: { content: {} }, responses: { 204: {} } } } };
  const callbacks = { 'done\u0000': { $ref: '#/components/callbacks/done' }, failed: { '/failed': { put: {} } } };
  const { callbacks: found } = read({ get: { callbacks } }, { components: { callbacks: { done: callback } } });
  expect(found).toMatchObject([
    {
      name: 'done',
      expression: '{$request.body#/url}',
      operation: {
        id: 'done',
        kind: 'callback',
        title: 'POST {$request.body#/url}',
        requestBody: { required: false, media: [] },
        responses: [{ status: '204', anchor: 'done-response-204', reason: 'No Content' }],
      },
    },
    { name: 'failed', expression: '/failed', operation: { id: 'failed', method: 'put', title: 'PUT /failed' } },
  ]);
});
