import { INTEGER_MARK } from 'openapi-toolkit';
import { expect, it } from 'vitest';
import type { ClientField, ClientType, NamedType } from '../clients/types';
import { javaValue } from '.';

const field = (name: string, type: ClientType, required = false): ClientField => ({
  name,
  type,
  required,
  description: '',
});
const one = (kind: 'any' | 'null' | 'string' | 'integer' | 'number' | 'boolean'): ClientType => ({ kind });
const named = (name: string): ClientType => ({ kind: 'named', name });
const choice = (...options: ClientType[]): ClientType => ({ kind: 'choice', options });
const type = (name: string, parts: Partial<NamedType>): NamedType => ({
  name,
  description: '',
  isSent: true,
  ...parts,
});

const types = [
  type('CircleKind', { values: ['circle'] }),
  type('SquareKind', { values: ['square'] }),
  type('Circle', { fields: [field('kind', named('CircleKind'), true), field('name', one('string'))] }),
  type('Square', { fields: [field('kind', named('SquareKind'), true), field('side', one('integer'), true)] }),
  type('Both', { fields: [field('side', one('integer'))], isReceived: true }),
  type('Shape', { options: ['Circle', 'Square'] }),
];
const LIST: ClientType = { kind: 'list', of: one('any') };
const MAP: ClientType = { kind: 'map', of: one('any') };
const long = (digits: string) => INTEGER_MARK + digits + INTEGER_MARK;
const write = (value: unknown, of: ClientType) => javaValue(value, of, types, '')?.replace(/\n */g, ' ');

it.each<[unknown, ClientType, string]>([
  ['abc', choice(one('integer'), one('string')), '"abc"'],
  [5, choice(one('string'), one('integer')), '5L'],
  [null, choice(one('integer'), one('null')), 'null'],
  [5, one('number'), '5.0'],
  [1e21, one('number'), '1e+21'],
  [0.5, one('any'), '0.5'],
  [long('1234567890123456789'), one('any'), `${long('1234567890123456789')}L`],
  [true, one('any'), 'true'],
  [[], LIST, 'List.of()'],
  [{}, MAP, 'Map.of()'],
  [
    { a: 1, b: [{ c: 'x' }] },
    MAP,
    'Map.ofEntries( Map.entry("a", 1L), Map.entry("b", List.of(Map.ofEntries( Map.entry("c", "x")))))',
  ],
  [{ a: 'x' }, one('any'), 'Map.ofEntries( Map.entry("a", "x"))'],
  [{ kind: 'circle' }, named('Shape'), 'new Circle( CircleKind.CIRCLE)'],
  [{ kind: 'circle', name: 'a' }, named('Circle'), 'new Circle( CircleKind.CIRCLE) .name("a")'],
  [{ side: 3 }, named('Both'), 'new Both.Body() .side(3L)'],
  [{ kind: 'square', side: 2 }, named('Shape'), 'new Square( SquareKind.SQUARE, 2L)'],
  [[{ kind: 'square', side: 2 }], { kind: 'list', of: named('Shape') }, 'List.of(new Square( SquareKind.SQUARE, 2L))'],
])('%j is written as its type has it', (value, of, wanted) => expect(write(value, of)).toBe(wanted));

it.each<[unknown, ClientType]>([
  ['5', one('integer')],
  [1.5, one('integer')],
  [1e21, one('integer')],
  [long('12345678901234567890'), one('integer')],
  [long('1234567890123456789'), one('number')],
  [5, one('string')],
  ['true', one('boolean')],
  [null, one('string')],
  [undefined, one('any')],
  ['a', LIST],
  [['a', null], LIST],
  [{ a: [null] }, MAP],
  ['oval', named('CircleKind')],
  [{ kind: 'circle', size: 1 }, named('Circle')],
  [{ kind: 'circle', name: null }, named('Circle')],
  [{ kind: 'square' }, named('Square')],
  [{ kind: 'oval' }, named('Shape')],
  [{}, named('Unknown')],
])('%j does not fit %j', (value, of) => expect(write(value, of)).toBeUndefined());
