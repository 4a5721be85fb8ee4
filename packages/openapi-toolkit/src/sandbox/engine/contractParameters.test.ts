import { expect, it } from 'vitest';
import { INT, LIST, MAP, OK, parameter, sandboxOf } from './contracts.fixture';

/** The sandbox of any contract: parameters of every style. */

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
