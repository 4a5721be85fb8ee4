import { expect, it } from 'vitest';
import { contract, operation } from '../bundle/contract.fixture';
import type { Document } from '../document';
import { readOperations } from '../read/operation';
import { reportMistakes } from '.';

const SERVERS = { servers: [{ url: 'https://a.test' }] };

function find(document: object) {
  const whole = { ...SERVERS, ...document } as Document;
  const found: string[] = [];
  reportMistakes(whole, readOperations(whole, 'contract.yaml'), (what, pointer) => found.push(`${what} ${pointer}`));
  return found;
}

const at = (path: string, get: object = {}) => contract({ paths: { [path]: { get } } });
const path = (name: string) => ({ parameters: [{ name, in: 'path', required: true, schema: {} }] });
const schema = { type: 'object', properties: { n: { type: 'integer' } } };
const response = (media: object) => at('/a', { responses: { 200: { content: { 'application/json': media } } } });

it.each<[string, object, string[]]>([
  ['nothing in a correct contract', operation({}), []],
  ['no operation', contract({}), ['The contract has no operation: there is nothing to show. #/paths']],
  [
    'a path parameter that is not declared',
    at('/a/{b}'),
    ['GET /a/{b} does not declare the path parameter "b". #/paths/~1a~1%7Bb%7D/get'],
  ],
  [
    'a path parameter that is not in the path',
    at('/a', { parameters: [{ name: 'b', in: 'path', required: true, schema: {} }] }),
    ['The path "/a" has no place for the parameter "b". #/paths/~1a/get/parameters/0'],
  ],
  [
    'a path parameter that is not required',
    at('/{b}', { parameters: [{ name: 'b', in: 'path', schema: {} }] }),
    ['The path parameter "b" is not required: it is read as required. #/paths/~1%7Bb%7D/get/parameters/0'],
  ],
  [
    'operations with the same requests',
    contract({ paths: { '/a/{b}': { get: path('b') }, '/a/{c}': { get: path('c'), put: path('c') } } }),
    ['Requests of GET /a/{c} are those of GET /a/{b}. #/paths/~1a~1%7Bc%7D/get'],
  ],
  [
    'a parameter that is declared twice',
    at('/a', { parameters: ['query', 'header', 'query'].map((place) => ({ name: 'b', in: place, schema: {} })) }),
    ['The parameter "b" is declared twice: the last is read. #/paths/~1a/get/parameters/2'],
  ],
  [
    'a parameter without a schema',
    at('/a', { parameters: [{ name: 'b', in: 'query' }] }),
    ['The parameter "b" has no schema. #/paths/~1a/get/parameters/0'],
  ],
  [
    'links to operations that are not there, and none to those that are',
    at('/a/{b}', {
      operationId: 'read',
      parameters: [{ name: 'b', in: 'path', required: true, schema: {} }],
      responses: {
        'x-empty': null,
        200: {
          links: {
            own: { operationId: 'read' },
            byRef: { operationRef: '#/paths/~1a~1{b}/get' },
            elsewhere: { operationRef: 'https://a.test/openapi.yaml#/paths/~1a/get' },
            gone: { operationId: 'gone' },
            goneByRef: { operationRef: '#/paths/~1b/get' },
          },
        },
      },
    }),
    [
      'The link "gone" leads to no operation of the contract: "gone". #/paths/~1a~1%7Bb%7D/get/responses/200/links/gone',
      'The link "goneByRef" leads to no operation of the contract: "#/paths/~1b/get". #/paths/~1a~1%7Bb%7D/get/responses/200/links/goneByRef',
    ],
  ],
  [
    'parents of tags',
    {
      ...at('/a'),
      tags: [
        { name: 'a', parent: 'b' },
        { name: 'b', parent: 'a' },
        { name: 'c', parent: 'a' },
        { name: 'd', parent: 'x' },
      ],
    },
    [
      'The tag "a" is below itself, through "b". #/tags/0/parent',
      'The tag "b" is below itself, through "a". #/tags/1/parent',
      'The tag "d" is below "x", which is no tag. #/tags/3/parent',
    ],
  ],
  [
    'links to parts that no page has, but no footnotes',
    contract({
      info: { title: 'a', version: '1', description: '[a](#nowhere), [b](#authentication), c[^1].\n\n[^1]: D' },
      paths: { '/a': { get: {} } },
    }),
    ['The link "#nowhere" leads to no page of the portal. #/info/description'],
  ],
  [
    'a default in a schema without a name',
    response({ schema: { properties: { g: { type: 'string', enum: ['x'], default: 'z' } } } }),
    [
      'The default of a schema does not satisfy "enum". #/paths/~1a/get/responses/200/content/application~1json/schema/properties/g/default',
    ],
  ],
  [
    'a server of an operation without a host',
    at('/a', { servers: [{ url: '/beta' }] }),
    ['The server "/beta" has no host: samples call a placeholder. #/paths/~1a/get/servers'],
  ],
  ['a path without a slash', at('a'), ['The path "a" does not begin with a slash. #/paths/a/get']],
  [
    'a security scheme that is not defined',
    at('/a', { security: [{ key: [] }] }),
    ['The security scheme "key" is not defined. #/paths/~1a/get/security'],
  ],
  [
    'two schemes in one header',
    {
      ...at('/a', { security: [{ one: [], two: [] }] }),
      components: { securitySchemes: { one: { type: 'http', scheme: 'basic' }, two: { type: 'oauth2', flows: {} } } },
    },
    [
      'The security schemes "one" and "two" of one requirement are both in the header authorization: samples send the first. #/paths/~1a/get/security',
    ],
  ],
  ['no server', { ...at('/a'), servers: [] }, ['The contract names no server: samples call a placeholder. #/servers']],
  [
    'a server without a host',
    { ...at('/a'), servers: [{ url: '/v1' }] },
    ['The server "/v1" has no host: samples call a placeholder. #/servers'],
  ],
  [
    'an example that contradicts its schema',
    response({ schema, example: { n: 'text' } }),
    [
      'The example "example" does not satisfy "type" at /n. #/paths/~1a/get/responses/200/content/application~1json/example',
    ],
  ],
  [
    'a default that contradicts its schema',
    { ...at('/a'), components: { schemas: { A: { type: 'integer', default: 'text' } } } },
    ['The default of a schema does not satisfy "type". #/components/schemas/A/default'],
  ],
  [
    'an example of a parameter that contradicts its schema',
    at('/a', { parameters: [{ name: 'b', in: 'query', schema: { maximum: 1 }, example: 2 }] }),
    ['The example "example" does not satisfy "maximum". #/paths/~1a/get/parameters/0/example'],
  ],
  [
    'a schema that no value satisfies',
    response({ schema: { type: 'integer', minimum: 2, maximum: 1 } }),
    [
      'The sample made from the schema does not satisfy "minimum". #/paths/~1a/get/responses/200/content/application~1json',
    ],
  ],
  [
    'options that the same value satisfies',
    {
      ...response({ schema: { oneOf: [{ $ref: '#/components/schemas/A' }, { title: 'B', ...schema }, schema] } }),
      components: { schemas: { A: schema } },
    },
    [
      'The sample made from the schema satisfies "A" and "B" and "3" of "oneOf", which allows only one. #/paths/~1a/get/responses/200/content/application~1json',
    ],
  ],
  [
    'a link to a file beside the contract',
    at('/a', {
      description: '[more](other.md), ![logo](img/logo.png), [host](https://a.test), `[x](y)`, [js](javascript:x)',
    }),
    [
      'The link "other.md" leads to no page of the portal. #/paths/~1a/get/description',
      'The link "img/logo.png" leads to no page of the portal. #/paths/~1a/get/description',
      'The link "javascript:x" leads to no page of the portal. #/paths/~1a/get/description',
    ],
  ],
])('finds %s', (_, document, findings) => expect(find(document)).toEqual(findings));
