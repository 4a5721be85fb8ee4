import { expect, it } from 'vitest';
import { readLabel, readPersonalData, readSource, readText, withDeprecation } from './extensions';

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

it.each([
  [{}, undefined],
  [{ description: 'A' }, 'A'],
  [{ 'x-deprecated-reason': 'Too slow.' }, 'Deprecated: Too slow.'],
  [{ description: 'A', 'x-deprecation-message': 'Use B.' }, 'A\n\nDeprecated: Use B.'],
  [{ description: 'A', 'x-deprecated-message': { text: 'B' } }, 'A'],
])('the description of %j is %j', (value, text) => expect(withDeprecation(value)).toBe(text));
