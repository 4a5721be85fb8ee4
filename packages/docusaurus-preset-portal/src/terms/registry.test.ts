import { identifiers } from 'docusaurus-preset-portal/content';
import { describe, expect, it } from 'vitest';
import {
  identifierHref,
  identifierIds,
  identifierName,
  identifierOfField,
  identifierValues,
  isPersonalIdentifier,
  isSharedIdentifier,
} from './identifiers';
import { forbiddenUse, forbiddenUses, personalDataClass, personalDataClasses, protectionOf } from './personalData';
import { registerCode, registerHref, registerName } from './registers';
import { unitName, unitWords } from './units';

const UNKNOWN = ['', 'x', 'constructor', '__proto__'];

describe('identifiers', () => {
  it('are known by the names of their fields, each name by one identifier', () => {
    const fields = Object.entries(identifiers).flatMap(([id, { fields }]) => fields.map((field) => [field, id]));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.map(([field = '']) => [field, identifierOfField(field)])).toEqual(fields);
  });

  it('carry a field of a known name', () => {
    expect(identifierOfField('companyId')).toBe('cvr');
    expect(identifierOfField('bfeNumber')).toBe('bfe');
  });

  it('stand for a person or not', () => {
    expect(identifierIds.filter(isPersonalIdentifier)).toEqual(['cpr', 'person-id']);
    expect(UNKNOWN.filter(isPersonalIdentifier)).toEqual([]);
  });

  it('knows which may stand in an address', () => {
    expect(identifierIds.filter(isSharedIdentifier)).toEqual([
      'cvr',
      'municipality-code',
      'attribute-key',
      'product-code',
    ]);
    expect(UNKNOWN.filter(isSharedIdentifier)).toEqual([]);
  });

  it('have a file of all values or not', () => {
    expect([identifierValues('attribute-key'), identifierValues('cvr')]).toEqual([
      '/attributes/attributes.json',
      undefined,
    ]);
    expect(UNKNOWN.map(identifierValues)).toEqual(UNKNOWN.map(() => undefined));
  });

  it('have a name and a section of the guide', () => {
    expect(identifierIds).toContain('bfe');
    expect([identifierName('bfe'), identifierHref('bfe')]).toEqual(['BFE number', '/docs/identifiers#bfe']);
  });

  it.each(UNKNOWN)('leave %j as it is', (id) =>
    expect([identifierName(id), identifierHref(id), identifierOfField(id)]).toEqual([id, undefined, undefined]));
});

describe('personal data', () => {
  it('has classes from the least to the most protected', () => {
    expect(personalDataClasses.map(protectionOf)).toEqual([0, 1, 2]);
    expect(personalDataClasses.map((name) => personalDataClass(name)?.name)).toEqual([
      'Personal data',
      'Confidential personal data',
      'National identification number',
    ]);
  });

  it('names what it must not be used for', () => {
    expect(forbiddenUses).toContain('person-marketing');
    expect(forbiddenUse('person-marketing')).toBe('marketing to a person with marketing protection');
  });

  it.each(UNKNOWN)('leaves %j as it is', (name) =>
    expect([personalDataClass(name), protectionOf(name), forbiddenUse(name)]).toEqual([undefined, -1, name]));
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

it.each([
  ['m2', 'm²'],
  ['1', undefined],
  ['count', undefined],
  [undefined, undefined],
])('says of the unit %j %j', (unit, said) => expect(unitWords(unit)).toBe(said));
