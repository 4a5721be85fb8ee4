import { describe, expect, it } from 'vitest';
import { extensionNames } from '../../terms/extensions';
import { otherExtensions, readLabel, readPersonalData, readSource, readText } from './extensions';

it.each([
  [
    { en: 'Width', da: 'Bredde' },
    { en: 'Width', da: 'Bredde' },
  ],
  [{ en: 'Wi\u202edth', fr: 1 }, { en: 'Width' }],
  [{}, {}],
  ['Width', undefined],
  [null, undefined],
  [undefined, undefined],
])('x-label: %j', (value, label) => expect(readLabel(value)).toEqual(label));

it.each([
  [
    { register: 'R', field: 'f' },
    { register: 'R', field: 'f' },
  ],
  [{ register: 'R' }, { register: 'R', field: undefined }],
  [
    { register: 'R', derived: true },
    { register: 'R', field: undefined, derived: true },
  ],
  [
    { register: 'R', derived: 'yes' },
    { register: 'R', field: undefined },
  ],
  [{ field: 'f' }, undefined],
  [{ register: '' }, undefined],
  ['R', undefined],
  [null, undefined],
])('x-source: %j', (value, source) => expect(readSource(value)).toStrictEqual(source));

it.each([
  [
    { class: 'ordinary', basis: 'Act' },
    { class: 'ordinary', basis: 'Act' },
  ],
  [{ class: 'ordinary' }, { class: 'ordinary', basis: undefined }],
  [
    { class: 'ordinary', notFor: ['debt', 1] },
    { class: 'ordinary', basis: undefined, notFor: ['debt'] },
  ],
  [{ basis: 'Act' }, undefined],
  ['ordinary', undefined],
  [null, undefined],
])('x-personal-data: %j', (value, data) => expect(readPersonalData(value)).toStrictEqual(data));

it.each([
  ['m\u0000', 'm'],
  ['', ''],
  [1, undefined],
  [undefined, undefined],
])('text %j', (value, text) => expect(readText(value)).toBe(text));

describe('otherExtensions', () => {
  it('returns other extensions as JSON', () => {
    expect(otherExtensions({ 'x-house': { kept: true }, 'x-none': null, 'X-up': 1, type: 'string' })).toEqual([
      { name: 'x-house', value: '{"kept":true}' },
      { name: 'x-none', value: 'null' },
    ]);
  });

  it('omits extensions that pages show elsewhere', () => {
    const names = [...extensionNames, 'x-enum-descriptions'];
    expect(otherExtensions(Object.fromEntries(names.map((name) => [name, 'shown'])))).toEqual([]);
  });
});
