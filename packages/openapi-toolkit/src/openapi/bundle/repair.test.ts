import { describe, expect, it } from 'vitest';
import type { ContractError } from '../ContractError';
import { contract, operation, readContract, readOn, schemas } from './contract.fixture';

const text = { type: 'string' };
const body = (media: object) =>
  operation({ responses: { 200: { description: 'a', content: { 'text/plain': media } } } });

describe('reads on after', () => {
  it.each<[string, object, object, string]>([
    [
      'a tuple of older drafts',
      schemas({ type: 'array', items: [text, text], additionalItems: false }),
      schemas({ prefixItems: [text, text], items: false, type: 'array' }),
      '#/components/schemas/Shape',
    ],
    [
      'examples of a schema as a map',
      schemas({ examples: { one: { value: 1 }, two: 2 } }),
      schemas({ examples: [1, 2] }),
      '#/components/schemas/Shape',
    ],
    [
      'examples of a body as a list',
      body({ examples: [1, { value: 2 }] }),
      body({ examples: { 'example-1': { value: 1 }, 'example-2': { value: 2 } } }),
      '#/paths/~1a/get/responses/200/content/text~1plain',
    ],
    [
      'a key of another kind',
      operation({ summary: {}, tags: ['a'] }),
      operation({ tags: ['a'] }),
      '#/paths/~1a/get/summary',
    ],
    [
      'an item of another kind',
      operation({ tags: [['a'], 'b'] }),
      operation({ tags: ['b'] }),
      '#/paths/~1a/get/tags/0',
    ],
    [
      'a parameter without a name',
      operation({ parameters: [{ in: 'query' }, { name: 'b', in: 'query' }] }),
      operation({ parameters: [{ name: 'b', in: 'query' }] }),
      '#/paths/~1a/get/parameters/0/name',
    ],
    [
      'a version that is empty',
      contract({ info: { title: 'a', version: null } }),
      contract({ info: { title: 'a' } }),
      '#/info/version',
    ],
    [
      'a reference to itself',
      schemas({ properties: { a: { $ref: '#/components/schemas/Shape/properties/a' } } }),
      schemas({ properties: { a: {} } }),
      '#/components/schemas/Shape/properties/a',
    ],
  ])('%s', async (_, from, to, pointer) => {
    const { read, pointers, faults } = await readOn(from);
    expect(read).toMatchObject(to);
    expect(pointers).toEqual([pointer]);
    expect(faults[0]?.line).toBe(1);
  });
});

describe('reads a schema on after', () => {
  it.each<[object, object, string[]]>([
    [{ type: 'int' }, { type: 'integer' }, ['There is no type "int": it is read as "integer".']],
    [{ type: 'String' }, { type: 'string' }, ['There is no type "String": it is read as "string".']],
    [{ type: 'date' }, { type: 'string', format: 'date' }, ['There is no type "date": it is read as "string".']],
    [{ type: 'file' }, { type: 'string', format: 'binary' }, ['There is no type "file": it is read as "string".']],
    [{ type: 'constructor' }, {}, ['There is no type "constructor": it is read as any value.']],
    [{ required: true }, {}, ['"required" of a field has no meaning.']],
    [{ minLength: 5, maxLength: 2 }, {}, ['No value satisfies "minLength" and "maxLength".']],
    [{ minItems: 2, maxItems: 2 }, {}, []],
    [{ exclusiveMinimum: 5, maximum: 5 }, {}, ['No value satisfies "exclusiveMinimum" and "maximum".']],
    [{ minimum: 5, maximum: 6, exclusiveMinimum: true }, {}, []],
    [
      { minimum: '5', maxLength: 'a' },
      { minimum: 5 },
      ['A value is "5": it is read as 5.', 'A value is "a": it is not read.'],
    ],
    [{ enum: [] }, {}, ['"enum" has no values: it is not read.']],
    [{ type: null }, { type: 'null' }, ['The type null is not quoted.']],
    [{ type: ['string', null] }, { type: ['string', 'null'] }, ['The type null is not quoted.']],
    [{ type: null, title: 'a' }, { title: 'a' }, []],
    [{ readOnly: 'yes' }, { readOnly: true }, ['A value is "yes": it is read as true.']],
    [{ pattern: '[unclosed' }, {}, ['The pattern "[unclosed" is no regular expression of ECMA 262.']],
    [{ pattern: '[\\w-.]' }, {}, []],
    [{ type: 'integer', enum: [1, '2'] }, {}, ['"enum" has "2", which is not of the type "integer".']],
    [{ type: ['number', 'null'], enum: [1, 1.5, null] }, {}, []],
    [{ type: 'boolean', nullable: true, enum: [true, null] }, {}, []],
    [
      { type: 'string', example: 5 },
      { example: '5' },
      ['A text is written as a number or as true or false: it is read as "5".'],
    ],
  ])('%j', async (from, to, whats) => {
    const { read, faults } = await readOn(schemas(from));
    expect(faults.map(({ what }) => what)).toEqual(whats);
    expect(read.components?.schemas?.Shape).toMatchObject(to);
  });

  it.each([[['string', 'null']], ['null']])('the type %j, which OpenAPI 3.0 does not have', async (type) => {
    const faults = await Promise.all(['3.0.3', '3.1.0'].map((version) => readOn(schemas({ type }, version))));
    expect(faults.map((one) => one.faults.length)).toEqual([1, 0]);
  });
});

it('reads texts as they are written', async () => {
  const yaml = `openapi: 3.0
info: {title: 2026, version: 1.10}
paths: {/a: {get: {operationId: 0100, parameters: [{name: zip, in: query, schema: {type: string}, example: 01234}]}}}
components: {schemas: {A: {type: string, example: 0644, enum: [1e3, 0x1F, .nan, yes]}, B: {type: number, example: 1.0}}}
`;
  const faults: ContractError[] = [];
  const read = await readContract({}, { 'contract.yaml': yaml }, faults);
  expect([read.openapi, read.info, read.paths?.['/a']]).toMatchObject([
    '3.0.0',
    { title: '2026', version: '1.10' },
    { get: { operationId: '0100', parameters: [{ example: '01234' }] } },
  ]);
  expect(read.components?.schemas?.A).toMatchObject({ example: '0644', enum: ['1e3', '0x1F', '.nan', 'yes'] });
  expect(read.components?.schemas?.B).toMatchObject({ example: 1 });
  expect(faults.map(({ fix, line }) => `${fix} ${line}`)).toEqual([
    'Quote it: openapi: "3.0.0". 1',
    'Quote it: "01234". 3',
    ...['0644', '1e3', '0x1F', '.nan'].map((text) => `Quote it: "${text}". 4`),
  ]);
});

it('reads a parameter of Swagger 2.0', async () => {
  const { read, faults } = await readOn(
    operation({ parameters: [{ name: 'a', in: 'query', type: 'string', maxLength: 3 }] }),
  );
  expect(read).toMatchObject(
    operation({ parameters: [{ name: 'a', in: 'query', schema: { type: 'string', maxLength: 3 } }] }),
  );
  expect(faults.map(({ what }) => what)).toEqual(['"type", "maxLength" beside the schema: read as in Swagger 2.0.']);
});

describe('reads misspelt parts on after', () => {
  const parameter = (more: object) => operation({ parameters: [{ name: 'a', in: 'query', ...more }] });
  const scheme = (more: object) => contract({ components: { securitySchemes: { a: more } } });
  const later = { deprecated: true, oauth2MetadataUrl: 'https://a.test', flows: {} };
  it.each<[object, object, string[]]>([
    [
      contract({ paths: { '/a': { GET: {} } } }),
      contract({ paths: { '/a': { get: {} } } }),
      ['OpenAPI has no "GET" here: it is read as "get".'],
    ],
    [contract({ paths: { '/a': { gett: {} } } }), {}, ['OpenAPI has no "gett" here: it is not read.']],
    [
      schemas({ requird: ['a'], maxLenght: 1, descripton: 'a', javaType: 'A', unit: 'm', contentSchema: {} }),
      {},
      ['requird', 'maxLenght', 'descripton'].map((name) => `JSON Schema has no "${name}": it is not read.`),
    ],
    [operation({ 'x-own': 1, consumes: [] }), {}, ['OpenAPI has no "consumes" here: it is not read.']],
    [parameter({ in: 'querry' }), parameter({}), ['OpenAPI has no "querry" for "in": it is read as "query".']],
    [parameter({ in: 'body' }), {}, ['OpenAPI has no "body" for "in".']],
    [parameter({ in: 'querystring' }), {}, []],
    [scheme({ type: 'HTTP' }), scheme({ type: 'http' }), ['OpenAPI has no "HTTP" for "type": it is read as "http".']],
    [scheme({ type: 'oauth2', ...later }), scheme(later), []],
    [operation({ responses: { '20x': {}, 600: {}, '4xx': {}, default: {}, 'x-a': 1 } }), {}, ['"20x" is no status.']],
    [operation({ requestBody: { content: { json: {} } } }), {}, ['"json" is no media type.']],
    [contract({ components: { mediaTypes: { Small: {} } } }), {}, []],
    [contract({ info: { title: 'a' } }), { info: { version: '' } }, ['The contract has no version.']],
  ])('%j', async (from, to, whats) => {
    const { read, faults } = await readOn(from);
    expect(faults.map(({ what }) => what)).toEqual(whats);
    expect(read).toMatchObject(to);
  });
});

it('reads named schemas that are true or false', async () => {
  const { read, pointers } = await readOn(
    contract({ components: { schemas: { Any: true, None: false, Own: { $defs: { any: true } } } } }),
  );
  expect(read.components?.schemas).toEqual({ Any: {}, None: { not: {} }, Own: { $defs: { any: {} } } });
  expect(pointers).toEqual([]);
});

it.each([
  ['text', 'a'],
  ['a list', ['a']],
  ['a map', { url: ['a'] }],
])('allows a vendor extension that is %s', async (_, value) => {
  const document = contract({ info: { title: 'a', version: '1', 'x-logo': value }, 'x-tagGroups': value });
  expect(await readContract(document)).toMatchObject(document);
});
