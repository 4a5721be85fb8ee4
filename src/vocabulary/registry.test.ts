import { describe, expect, it } from 'vitest';
import { identifierHref, identifierIds, identifierName, identifierOfField, identifiers } from './identifiers';
import { registerCode, registerHref, registerName } from './registers';
import { unitName } from './units';

const UNKNOWN = ['', 'x', 'constructor', '__proto__'];

describe('identifiers', () => {
  it('are known by the names of their fields, each name by one identifier', () => {
    const fields = Object.entries(identifiers).flatMap(([id, { fields }]) => fields.map((field) => [field, id]));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.map(([field = '']) => [field, identifierOfField(field)])).toEqual(fields);
  });

  it('have a name and a section of the guide', () => {
    expect(identifierIds).toContain('bfe');
    expect([identifierName('bfe'), identifierHref('bfe')]).toEqual(['BFE number', '/docs/identifiers#bfe']);
  });

  it.each(UNKNOWN)('leave %j as it is', (id) =>
    expect([identifierName(id), identifierHref(id), identifierOfField(id)]).toEqual([id, undefined, undefined]));
});

describe('registers', () => {
  it.each([
    ['DAR', 'DAR'],
    ['Matriklen', 'MAT'],
    ['Plandata', 'PLANDATA'],
    ['plandata', undefined],
    ...UNKNOWN.map((name): [string, undefined] => [name, undefined]),
  ])('knows %j as %s', (name, code) => expect(registerCode(name)).toBe(code));

  it('have a name and a section of the guide', () =>
    expect([registerName('MAT'), registerHref('MAT')]).toEqual(['Cadastre', '/docs/list-of-registers#mat']));

  it.each(UNKNOWN)('leave %j as it is', (code) =>
    expect([registerName(code), registerHref(code)]).toEqual([code, undefined]));
});

it.each([
  ['m2', 'm²'],
  ['1', 'plain number'],
  ['kg', 'kg'],
  ...UNKNOWN.map((unit): [string, string] => [unit, unit]),
])('writes the unit %j as %j', (unit, written) => expect(unitName(unit)).toBe(written));
