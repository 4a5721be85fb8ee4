import { describe, expect, it } from 'vitest';
import { encodeReserved, encodeStrictly, expand, OPERATORS, type Operator, type Variable } from './expand';
import { EXAMPLES, VARIABLES } from './rfc6570.fixture';

/** Parses `var:3` and `list*` with their value. OpenAPI has no prefix modifier, so the value is truncated here. */
function variableOf(spec: string): Variable {
  const [, name = '', explode, prefix] = /^([\w.]+)(\*)?(?::(\d+))?$/.exec(spec) ?? [];
  const value = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined;
  const isCut = typeof value === 'string' && prefix !== undefined;
  return { name, value: isCut ? [...value].slice(0, Number(prefix)).join('') : value, explode: explode !== undefined };
}

const expandTemplate = (template: string): string =>
  template.replace(/\{([+#./;?&]?)([^}]+)\}/g, (_, operator: Operator, specs: string) =>
    expand(operator, specs.split(',').map(variableOf)),
  );

const casesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/) as [string, string]);

describe.each(Object.entries(EXAMPLES))('RFC 6570, %s', (_, table) => {
  it.each(casesOf(table))('%s is %s', (template, wanted) => expect(expandTemplate(template)).toBe(wanted));
});

it('the examples use every operator', () => {
  const used = Object.values(EXAMPLES).flatMap((table) =>
    [...table.matchAll(/\{([+#./;?&]?)/g)].map(([, operator]) => operator),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(OPERATORS).sort());
});

describe('what the examples do not show', () => {
  it.each<[Operator, Variable[], string]>([
    ['', [{ name: 'x', value: [1, true, null, { a: 1 }] }], '1,true,%7B%22a%22%3A1%7D'],
    ['', [{ name: 'x', value: { a: undefined, b: null } }], ''],
    ['', [{ name: 'x', value: [null] }], ''],
    ['', [{ name: 'x', value: 0 }], '0'],
    ['', [{ name: 'x', value: false }], 'false'],
    [';', [{ name: 'x', value: ['', 'a'], explode: true }], ';x;x=a'],
    [';', [{ name: 'x', value: { a: '' }, explode: true }], ';a'],
    ['?', [{ name: 'x', value: { a: '' }, explode: true }], '?a='],
    ['', [{ name: 'x', value: { a: '' }, explode: true }], 'a='],
    ['?', [{ name: 'a b', value: 1 }], '?a%20b=1'],
    ['?', [{ name: 'x', value: undefined }], ''],
  ])('%s %j', (operator, variables, wanted) => expect(expand(operator, variables)).toBe(wanted));
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
])('keeps what is reserved of %j', (text, wanted) => expect(encodeReserved(text)).toBe(wanted));
