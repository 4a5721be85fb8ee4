import { describe, expect, it } from 'vitest';
import { apiOf } from './api.fixture';
import { hrefOf, identifierTakers, nextCalls } from './identifiers';

const id = (identifier: string) => ({ type: 'string', 'x-identifier': identifier });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const object = (properties: object) => ({ type: 'object', properties });

const takes = (operationId: string, ...identifiers: string[]) => ({
  operationId,
  summary: `Title of ${operationId}`,
  parameters: identifiers.map((one, index) => ({ name: `p${index}`, in: 'query', schema: id(one) })),
});

const first = () =>
  apiOf(
    {
      paths: {
        '/byCompany': { get: takes('byCompany', 'company', 'company', 'plate') },
        '/search': {
          post: {
            operationId: 'search',
            summary: 'Search',
            requestBody: json(
              object({
                list: { type: 'array', items: object({ number: id('company') }) },
                choice: { oneOf: [object({ car: id('plate') }), object({ none: { type: 'string' } })] },
              }),
            ),
          },
        },
      },
    },
    'first',
  );
const second = () => apiOf({ paths: { '/byCompany2': { get: takes('byCompany2', 'company') } } }, 'second');
const takers = () => identifierTakers([first(), second()]);

describe('identifierTakers', () => {
  it('finds parameters and properties of bodies, alternatives too, once for each operation', () => {
    const found = [...takers()].map(([name, all]) => [name, all.map((one) => [one.operationId, one.parameter])]);
    expect(found).toEqual([
      [
        'company',
        [
          ['by-company', 'p0'],
          ['search', 'number'],
          ['by-company-2', 'p0'],
        ],
      ],
      [
        'plate',
        [
          ['by-company', 'p2'],
          ['search', 'car'],
        ],
      ],
    ]);
  });

  it('says what a link needs', () => {
    expect(takers().get('company')?.at(-1)).toEqual({
      apiId: 'second',
      operationId: 'by-company-2',
      title: 'Title of byCompany2',
      href: '/api/second/by-company-2',
      method: 'get',
      path: '/byCompany2',
      parameter: 'p0',
    });
  });

  it('finds none in an API that takes none', () => {
    expect(identifierTakers([apiOf({ paths: { '/a': { get: { operationId: 'a' } } } })])).toEqual(new Map());
  });
});

it('hrefOf', () => expect(hrefOf({ route: '/api/x' }, 'a-b')).toBe('/api/x/a-b'));

describe('nextCalls', () => {
  const callsOf = (operation: object) => {
    const [found] = apiOf({ paths: { '/a': { get: { operationId: 'byCompany', ...operation } } } }).operations;
    return found ? nextCalls(found.operation, 'first', takers()) : undefined;
  };

  it('names the first property with the identifier, and all operations but itself that take it', () => {
    const body = object({
      cars: { type: 'array', items: object({ plate: id('plate') }) },
      plateAgain: id('plate'),
      parent: object({ company: id('company') }),
      nobodyTakes: id('unknown'),
    });
    expect(callsOf({ responses: { 404: json(object({ c: id('company') })), 200: json(body) } })).toEqual([
      {
        identifier: 'plate',
        property: 'cars[].plate',
        propertyAnchor: 'response-200.cars.plate',
        operations: [{ title: 'Search', href: '/api/first/search', method: 'post', path: '/search', parameter: 'car' }],
      },
      {
        identifier: 'company',
        property: 'parent.company',
        propertyAnchor: 'response-200.parent.company',
        operations: [
          { title: 'Search', href: '/api/first/search', method: 'post', path: '/search', parameter: 'number' },
          {
            title: 'Title of byCompany2',
            href: '/api/second/by-company-2',
            method: 'get',
            path: '/byCompany2',
            parameter: 'p0',
          },
        ],
      },
    ]);
  });

  it('an operation of the same name in another API is another operation', () => {
    const [found] = first().operations;
    const other = found && nextCalls({ ...found.operation, responses: [] }, 'second', takers());
    expect(other).toEqual([]);
    const [operation] = apiOf({
      paths: { '/a': { get: { operationId: 'byCompany', responses: { 200: json(object({ p: id('plate') })) } } } },
    }).operations;
    expect(
      operation && nextCalls(operation.operation, 'second', takers())[0]?.operations.map(({ href }) => href),
    ).toEqual(['/api/first/by-company', '/api/first/search']);
  });

  it.each([
    ['no response', {}],
    ['an error alone', { 404: json(object({ company: id('company') })) }],
    ['a response without a body', { 204: { description: 'Nothing' } }],
    ['an identifier that this operation alone takes', {}],
  ])('none for %s', (_, responses) => expect(callsOf({ responses })).toEqual([]));

  it('none where only the operation itself takes the identifier', () => {
    const own = identifierTakers([apiOf({ paths: { '/a': { get: takes('alone', 'x') } } }, 'own')]);
    const [found] = apiOf({
      paths: { '/a': { get: { operationId: 'alone', responses: { 200: json(object({ x: id('x') })) } } } },
    }).operations;
    expect(found && nextCalls(found.operation, 'own', own)).toEqual([]);
  });
});
