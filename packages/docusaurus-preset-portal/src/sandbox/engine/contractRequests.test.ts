import { expect, it } from 'vitest';
import { INT, LIST, MAP, OK, parameter, sandboxOf } from './contracts.fixture';

/** The sandbox of any contract: parameters of every style, and bodies. */

it.each<[name: string, parameter: object, url: string, headers: Record<string, string>, value: unknown]>([
  ['a list', parameter('query', LIST), '/x?p=1&p=2', {}, [1, 2]],
  ['a list with commas', parameter('query', LIST, { explode: false }), '/x?p=1,2', {}, [1, 2]],
  ['a list encoded as a whole', parameter('query', LIST, { explode: false }), '/x?p=1%2C2', {}, [1, 2]],
  [
    'texts with commas',
    parameter('query', { type: 'array', items: {} }, { explode: false }),
    '/x?p=a%2Cb,c',
    {},
    ['a,b', 'c'],
  ],
  ['bars', parameter('query', LIST, { style: 'pipeDelimited', explode: false }), '/x?p=1%7C2', {}, [1, 2]],
  ['blanks', parameter('query', LIST, { style: 'spaceDelimited', explode: false }), '/x?p=1%202', {}, [1, 2]],
  ['a map', parameter('query', MAP), '/x?r=1&tags=a&tags=b', {}, { r: 1, tags: ['a', 'b'] }],
  ['a map with commas', parameter('query', MAP, { explode: false }), '/x?p=r,1', {}, { r: 1 }],
  [
    'a deep map',
    parameter('query', MAP, { style: 'deepObject' }),
    '/x?p[r]=1&p%5Btags%5D[]=a',
    {},
    { r: 1, tags: ['a'] },
  ],
  [
    'JSON',
    parameter('query', {}, { schema: undefined, content: { 'application/json': { schema: MAP } } }),
    '/x?p=%7B%22r%22%3A1%7D',
    {},
    { r: 1 },
  ],
  ['a header', parameter('header', LIST), '/x', { p: '1, 2' }, [1, 2]],
  ['a map in a header', parameter('header', MAP, { explode: true }), '/x', { p: 'r=1' }, { r: 1 }],
  ['a cookie', parameter('cookie', { type: 'string' }), '/x', { cookie: 'a=1; p=%C3%B8+' }, 'ø+'],
  ['a list of cookies', parameter('cookie', LIST), '/x', { cookie: 'p=1; p=2' }, [1, 2]],
  ['allOf', parameter('query', { allOf: [INT] }), '/x?p=5', {}, 5],
  ['anyOf with null', parameter('query', { anyOf: [INT, { type: 'null' }] }), '/x?p=5', {}, 5],
  ['null', parameter('query', { anyOf: [INT, { type: 'null' }] }), '/x?p=', {}, null],
  [
    'a text that looks like a number',
    parameter('query', { anyOf: [INT, { type: 'string' }] }),
    '/x?p=0644',
    {},
    '0644',
  ],
  ['one value or a list', parameter('query', { oneOf: [{ type: 'string' }, LIST] }), '/x?p=1&p=2', {}, [1, 2]],
  ['an enum without a type', parameter('query', { enum: [1, 2] }), '/x?p=2', {}, 2],
  ['an empty value', parameter('query', { type: 'boolean' }, { allowEmptyValue: true }), '/x?p=', {}, ''],
  [
    'a whole query',
    { name: 'p', in: 'querystring', content: { 'application/x-www-form-urlencoded': { schema: MAP } } },
    '/x?r=1',
    {},
    { r: 1 },
  ],
])('reads %s', (_, one, url, headers, value) => {
  const send = sandboxOf({ '/x': { get: { parameters: [one], responses: OK } } });
  const { status, values, body } = send(url, headers);
  expect([status, values], body).toEqual([200, { p: value }]);
});

it.each<[string, object, string, unknown]>([
  ['simple', LIST, '1,2', [1, 2]],
  ['simple', MAP, 'r,1', { r: 1 }],
  ['label', LIST, '.1,2', [1, 2]],
  ['matrix', LIST, ';p=1,2', [1, 2]],
  ['matrix', { type: 'string' }, ';p=%C3%B8%2F', 'ø/'],
  ['label/explode', LIST, '.1.2', [1, 2]],
  ['label/explode', MAP, '.r=1', { r: 1 }],
  ['matrix/explode', LIST, ';p=1;p=2', [1, 2]],
  ['matrix/explode', MAP, ';r=1', { r: 1 }],
])('reads a path in the style %s: %j', (style, schema, text, value) => {
  const [name, explode] = style.split('/');
  const one = parameter('path', schema, { style: name, explode: explode !== undefined });
  expect(sandboxOf({ '/x/{p}': { get: { parameters: [one], responses: OK } } })(`/x/${text}`)).toMatchObject({
    status: 200,
    values: { p: value },
  });
});

it('tells values apart that stand beside each other', () => {
  const own = [
    parameter('path', { type: 'string' }),
    { ...parameter('path', LIST, { style: 'matrix', explode: true }), name: 'm' },
    { ...parameter('path', { type: 'string' }, { style: 'label' }), name: 'l' },
  ];
  const send = sandboxOf({ '/x/{p}{m}{l}': { get: { parameters: own, responses: OK } } });
  expect(send('/x/a;m=1;m=2.json').values).toEqual({ p: 'a', m: [1, 2], l: 'json' });
});

it('names what is wrong in a list or a map', () => {
  const send = sandboxOf({ '/x': { get: { parameters: [parameter('query', LIST)], responses: OK } } });
  expect(send('/x?p=1&p=a')).toMatchObject({ status: 400 });
  expect(send('/x?p=1&q=2')).toMatchObject({ status: 400, body: expect.stringContaining('no such parameter') });
  expect(send('/x')).toMatchObject({ status: 400, body: expect.stringContaining('Missing') });
});

it('says where in a value the fault is, and writes an example of lists and maps as JSON', () => {
  const list = parameter('query', { type: 'array', items: MAP }, { example: [{ r: 1 }] });
  const send = sandboxOf({ '/x': { get: { parameters: [list], responses: OK } } });
  const bodyOf = (item: string) => send(`/x?p=${encodeURIComponent(item)}`).body;
  expect(bodyOf('{"r":"many"}')).toContain('At /0/r: Expected integer.');
  expect(bodyOf('many')).toContain('Expected object, for example {\\"r\\":1}.');
});

it('ignores headers that OpenAPI describes elsewhere, and path parameters that the path lacks', () => {
  const parameters = ['Accept', 'authorization', 'Content-Type', 'Content-Length', 'Host'].map((name) => ({
    ...parameter('header', INT),
    name,
  }));
  const send = sandboxOf({ '/x': { get: { parameters: [...parameters, parameter('path', INT)], responses: OK } } });
  expect(send('/x', { accept: 'text/html' })).toMatchObject({ status: 200, values: {} });
});

it('has the path of the server as samples write it', () => {
  const own = (url: string) => ({ servers: [{ url }], get: { responses: OK } });
  const send = sandboxOf({ '/a': own('https://a.test'), '/b': own('https://a.test//v1//'), '/c': own('/v1/') });
  expect(['/a', '//v1//b', '/v1/c'].map((url) => send(url).status)).toEqual([200, 200, 200]);
});

it('requires a key in a header, and none of the connection', () => {
  const schemes = {
    bearer: { type: 'http', scheme: 'bearer' },
    digest: { type: 'http', scheme: 'Digest' },
    mutual: { type: 'mutualTLS' },
  };
  const paths = Object.keys(schemes).map((id) => [`/${id}`, { get: { security: [{ [id]: [] }], responses: OK } }]);
  const send = sandboxOf(Object.fromEntries(paths), { securitySchemes: schemes });
  expect(['/bearer', '/digest', '/mutual'].map((url) => send(url).status)).toEqual([401, 200, 200]);
});

it('finds a path however its letters are encoded', () => {
  const send = sandboxOf({
    '/vej/{p}/stør relse:søg': { get: { parameters: [parameter('path', {})], responses: OK } },
  });
  expect(send('/vej/%C3%98st/st%c3%b8r%20relse:s%C3%B8g').values).toEqual({ p: 'Øst' });
  expect(send('/vej/%C3%98st/st%C3%B8r%20relse%3As%C3%B8g').values).toEqual({ p: 'Øst' });
  expect(send('/vej/a/STØR%20relse:søg').status).toBe(404);
});

it('tells operations apart by what the path has behind ? and #', () => {
  const own = (name: string, more: object[] = []) => ({
    get: {
      operationId: name,
      parameters: more,
      responses: { 200: { description: 'ok', content: { 'text/plain': { example: name } } } },
    },
  });
  const send = sandboxOf({
    '/f/{p}': own('whole', [parameter('path', {})]),
    '/f/{p}#link': own('link', [parameter('path', {}), { name: 'fields', in: 'query', required: true, schema: {} }]),
    '/?Action=Run': own('run'),
    '/?Action=Stop': own('stop'),
  });
  expect(['/f/1', '/f/1?fields=x', '/?Action=Run', '/?Action=Stop'].map((url) => send(url).body)).toEqual([
    'whole',
    'link',
    'run',
    'stop',
  ]);
  expect(send('/?Action=Go')).toMatchObject({ status: 400, body: expect.stringContaining('It must be') });
});

it('reads a path item by reference with parameters beside it', () => {
  const send = sandboxOf(
    { '/b/{p}': { $ref: '#/components/pathItems/Thing', parameters: [parameter('path', INT)] } },
    { pathItems: { Thing: { get: { responses: OK } } } },
  );
  expect(send('/b/7').values).toEqual({ p: 7 });
  expect(send('/b/x').status).toBe(400);
});

it('starts with examples that look like schemas', () => {
  const example = { $id: 'https://a.test/b', $anchor: 'c', $ref: '#/nowhere' };
  const content = { 'application/json': { schema: { type: 'object' }, example } };
  const response = { 200: { description: 'ok', content } };
  const send = sandboxOf({ '/x': { get: { responses: response } }, '/y': { get: { responses: response } } });
  expect(JSON.parse(send('/y').body)).toEqual(example);
});

it('takes bodies of every media type that the contract lists, and validates JSON of any', () => {
  const schema = {
    type: 'object',
    required: ['id', 'n'],
    properties: { id: { type: 'string', readOnly: true }, n: INT },
  };
  const requestBody = { required: true, content: { 'application/merge-patch+json': { schema }, 'text/*': {} } };
  const send = sandboxOf({ '/x': { post: { requestBody, responses: OK } } });
  const post = (type: string, body: string) => send('/x', { 'content-type': type }, 'POST', body).status;
  expect(post('application/merge-patch+json; charset=utf-8', '{"n":1}')).toBe(200);
  expect(post('application/merge-patch+json', '{"n":"a"}')).toBe(400);
  expect(post('text/csv', 'a')).toBe(200);
  expect(post('application/pdf', 'a')).toBe(400);
  expect(post('text/csv', '')).toBe(400);
});

it('takes a form without fields, unless one is required', () => {
  const form = (schema: object) => ({ content: { 'application/x-www-form-urlencoded': { schema } }, required: true });
  const parameters = [{ name: 'p', in: 'querystring', content: form({ required: ['a'] }).content }];
  const send = sandboxOf({
    '/x': { get: { parameters, responses: OK }, post: { requestBody: form({}), responses: OK } },
  });
  expect(send('/x', { 'content-type': 'application/x-www-form-urlencoded' }, 'POST').status).toBe(200);
  expect(send('/x', {}, 'POST').status).toBe(400);
  expect([send('/x').status, send('/x?b=1').status]).toEqual([200, 400]);
  const open = { required: true, content: { 'multipart/form-data': {} } };
  expect(sandboxOf({ '/x': { post: { requestBody: open, responses: OK } } })('/x', {}, 'POST').status).toBe(200);
});
