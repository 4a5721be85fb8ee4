import { describe, expect, it } from 'vitest';
import { encodeReserved, encodeStrictly } from '../openapi/encode';
import { expand } from './serialize';

/** Variables of the examples of RFC 6570, section 3.2. */
const VARIABLES = {
  count: ['one', 'two', 'three'],
  dom: ['example', 'com'],
  hello: 'Hello World!',
  half: '50%',
  var: 'value',
  who: 'fred',
  base: 'http://example.com/home/',
  list: ['red', 'green', 'blue'],
  keys: { semi: ';', dot: '.', comma: ',' },
  empty: '',
  empty_keys: [],
  undef: null,
};

describe('examples of RFC 6570, sections 3.2.1, 3.2.2, 3.2.5 and 3.2.7', () => {
  it.each<[style: string, name: keyof typeof VARIABLES, explode: boolean, wanted: string]>([
    ['simple', 'count', false, 'one,two,three'],
    ['simple', 'count', true, 'one,two,three'],
    ['matrix', 'count', false, ';count=one,two,three'],
    ['matrix', 'count', true, ';count=one;count=two;count=three'],
    ['simple', 'var', false, 'value'],
    ['simple', 'hello', false, 'Hello%20World%21'],
    ['simple', 'half', false, '50%25'],
    ['simple', 'empty', false, ''],
    ['simple', 'undef', false, ''],
    ['simple', 'list', false, 'red,green,blue'],
    ['simple', 'list', true, 'red,green,blue'],
    ['simple', 'keys', false, 'semi,%3B,dot,.,comma,%2C'],
    ['simple', 'keys', true, 'semi=%3B,dot=.,comma=%2C'],
    ['simple', 'base', false, 'http%3A%2F%2Fexample.com%2Fhome%2F'],
    ['label', 'who', false, '.fred'],
    ['label', 'dom', true, '.example.com'],
    ['label', 'var', false, '.value'],
    ['label', 'empty', false, '.'],
    ['label', 'undef', false, ''],
    ['label', 'list', false, '.red,green,blue'],
    ['label', 'list', true, '.red.green.blue'],
    ['label', 'keys', false, '.semi,%3B,dot,.,comma,%2C'],
    ['label', 'keys', true, '.semi=%3B.dot=..comma=%2C'],
    ['label', 'empty_keys', false, ''],
    ['label', 'empty_keys', true, ''],
    ['matrix', 'who', false, ';who=fred'],
    ['matrix', 'half', false, ';half=50%25'],
    ['matrix', 'empty', false, ';empty'],
    ['matrix', 'list', false, ';list=red,green,blue'],
    ['matrix', 'list', true, ';list=red;list=green;list=blue'],
    ['matrix', 'keys', false, ';keys=semi,%3B,dot,.,comma,%2C'],
    ['matrix', 'keys', true, ';semi=%3B;dot=.;comma=%2C'],
  ])('%s %s, explode %s', (style, name, explode, wanted) =>
    expect(expand(style, { name, value: VARIABLES[name], explode })).toBe(wanted));
});

describe('values that the examples do not have', () => {
  it.each<[string, unknown, boolean, string]>([
    ['simple', [1, true, null, { a: 1 }], false, '1,true,%7B%22a%22%3A1%7D'],
    ['simple', { a: undefined, b: null }, false, ''],
    ['simple', [null], false, ''],
    ['simple', 0, false, '0'],
    ['simple', false, false, 'false'],
    ['simple', { a: '' }, true, 'a='],
    ['matrix', ['', 'a'], true, ';x;x=a'],
    ['matrix', { a: '' }, true, ';a'],
    ['other', 'a', false, 'a'],
  ])('%s %j, explode %s', (style, value, explode, wanted) =>
    expect(expand(style, { name: 'x', value, explode })).toBe(wanted));
});

it.each([
  ["a-b_c.d~e!'()*f/æ", 'a-b_c.d~e%21%27%28%29%2Af%2F%C3%A6'],
  ['\ud800a', 'a'],
])('encodes %j strictly', (text, wanted) => expect(encodeStrictly(text)).toBe(wanted));

it.each([
  ["a:/?#[]@!$&'()*+,;=b", "a:/?#[]@!$&'()*+,;=b"],
  ['%41%2f%zz%', '%41%2f%25zz%25'],
  [' %41 %', '%20%41%20%25'],
  ['æ 🦆"', '%C3%A6%20%F0%9F%A6%86%22'],
])('keeps the reserved characters of %j', (text, wanted) => expect(encodeReserved(text)).toBe(wanted));
