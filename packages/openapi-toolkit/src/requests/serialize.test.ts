import { describe, expect, it } from 'vitest';
import type { Parameter } from '../openapi/model';
import { operationOf } from '../testing/contracts';
import type { NamedField } from './request';
import { exampleOf, parameterSerialization, writePairs, writePath } from './serialize';

const ARRAY = ['a b', 'c/d', 3];
const OBJECT = { 'k 1': 'a&b', n: 2, deep: { x: [1] } };

/** Returns the parameter as the contract reader parses it. */
function parameterOf(parameter: object) {
  const [found] = operationOf({ parameters: [{ name: 'p', ...parameter }] }).operation.parameters;
  if (!found) throw new Error('The parameter was not found.');
  return found;
}

const pairs = (...list: [name: string, value: string, encoded?: string][]): NamedField[] =>
  list.map(([name, value, encoded]) => ({ name, value, ...(encoded !== undefined && { encoded }) }));

const serialize = (parameter: Parameter): NamedField[] =>
  writePairs(parameterSerialization(parameter), exampleOf(parameter));
const pathText = (parameter: Parameter): string => writePath(parameterSerialization(parameter), exampleOf(parameter));

describe('a query, header or cookie parameter', () => {
  const inQuery = { in: 'query', schema: {} };
  const inHeader = { in: 'header', schema: {} };

  it.each<[string, object, NamedField[]]>([
    ['an empty list: nothing is sent', { ...inQuery, explode: false, example: [] }, []],
    ['form: a pair for each item', { ...inQuery, example: ARRAY }, pairs(['p', 'a b'], ['p', 'c/d'], ['p', '3'])],
    [
      'form: a pair for each property',
      { ...inQuery, example: OBJECT },
      pairs(['k 1', 'a&b'], ['n', '2'], ['deep', '{"x":[1]}']),
    ],
    [
      'form, not exploded: keys and values by commas',
      { ...inQuery, explode: false, example: OBJECT },
      pairs(['p', 'k 1,a&b,n,2,deep,{"x":[1]}', 'p=k%201,a%26b,n,2,deep,%7B%22x%22%3A%5B1%5D%7D']),
    ],
    [
      'spaceDelimited',
      { ...inQuery, style: 'spaceDelimited', example: ARRAY },
      pairs(['p', 'a b c/d 3', 'p=a%20b%20c%2Fd%203']),
    ],
    ['a list of one needs no delimiter', { ...inQuery, explode: false, example: ['a,b'] }, pairs(['p', 'a,b'])],
    [
      'reserved characters as they are, but for those that end a value',
      { ...inQuery, allowReserved: true, example: "a/b?c:d;e,f'&g=h#[i] %41" },
      pairs(['p', "a/b?c:d;e,f'&g=h#[i] %41", "p=a/b?c:d;e,f'%26g=h%23%5Bi%5D%20%41"]),
    ],
    [
      'deepObject: the property in brackets',
      { ...inQuery, style: 'deepObject', explode: true, example: OBJECT },
      pairs(['p[k 1]', 'a&b'], ['p[n]', '2'], ['p[deep][x][]', '1']),
    ],
    [
      'deepObject: items of a list without a number, maps in a list with one',
      { ...inQuery, style: 'deepObject', explode: true, example: { a: [{ b: 1 }, { b: null }], c: null } },
      pairs(['p[a][0][b]', '1']),
    ],
    ['content: JSON whatever the value', jsonContent('query', ARRAY), pairs(['p', '["a b","c/d",3]'])],
    ['header, exploded: key=value', { ...inHeader, explode: true, example: { a: 1, b: 2 } }, pairs(['p', 'a=1,b=2'])],
    [
      'the style cookie: not encoded',
      { in: 'cookie', style: 'cookie', schema: {}, example: ['a b'] },
      [{ name: 'p', value: 'a b', encoded: 'p=a b' }],
    ],
  ])('%s', (_, parameter, wanted) => expect(serialize(parameterOf(parameter))).toEqual(wanted));

  it.each<[string, object, string]>([
    ['then the constant', { const: 'c', default: 'd', enum: ['n'] }, 'c'],
    ['then the default', { default: 'd', enum: ['n'] }, 'd'],
    ['then the first value of the list', { enum: ['n', 'm'] }, 'n'],
    ['a list that an enum names', { enum: [['b']] }, 'b'],
    ['then one of its type', { type: 'integer', minimum: 5 }, '5'],
  ])('takes as value: %s', (_, schema, value) =>
    expect(serialize(parameterOf({ in: 'query', schema }))).toEqual([{ name: 'p', value }]));
});

describe('a path parameter', () => {
  const MAP = { 'k 1': 'a/b', n: 2 };
  it.each<[string, object, string]>([
    ['simple object, exploded', { explode: true, example: MAP }, 'k%201=a%2Fb,n=2'],
    ['a name with a space', { name: 'a b', style: 'matrix', example: 1 }, ';a%20b=1'],
    ['content: JSON whatever the value', jsonContent('path', ARRAY), '%5B%22a%20b%22%2C%22c%2Fd%22%2C3%5D'],
  ])('%s', (_, parameter, wanted) =>
    expect(pathText(parameterOf({ in: 'path', required: true, schema: {}, ...parameter }))).toBe(wanted));
});

function jsonContent(place: string, example: unknown) {
  return { in: place, schema: undefined, content: { 'application/json': { schema: {}, example } } };
}

it.each([
  ['application/x-www-form-urlencoded', { status: 'a b', limit: 10 }, ['status=a b', 'limit=10']],
  ['application/json', { numbers: [1] }, ['%7B%22numbers%22%3A%5B1%5D%7D']],
  ['text/plain', 'a b', ['a%20b']],
])('a parameter that is the whole query string is written as %s', (mediaType, value, query) => {
  const parameter = { name: 'q', location: 'query', style: 'querystring', explode: false, mediaType } as const;
  expect(writePairs(parameter, value).map(({ name, value: text, encoded }) => encoded ?? `${name}=${text}`)).toEqual(
    query,
  );
});
