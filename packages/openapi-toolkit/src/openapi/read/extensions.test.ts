import { expect, it } from 'vitest';
import { readLabel, readPersonalData, readSource, readTexts, withDeprecation } from './extensions';

it.each([
  [{ en: 'Wi\u202edth', fr: 1 }, { en: 'Width' }],
  ['Width', undefined],
])('x-label: %j', (value, label) => expect(readLabel(value)).toEqual(label));

it.each([
  [
    ['car', 1, 'number plate'],
    ['car', 'number plate'],
  ],
  ['car', undefined],
])('x-keywords: %j', (value, keywords) => expect(readTexts(value)).toEqual(keywords));

it.each([
  [
    { register: 'R', field: 'f' },
    { register: 'R', field: 'f' },
  ],
  [
    { register: 'R', derived: true },
    { register: 'R', field: undefined, derived: true },
  ],
  [{ field: 'f' }, undefined],
])('x-source: %j', (value, source) => expect(readSource(value)).toStrictEqual(source));

it.each([
  [
    { class: 'ordinary', basis: 'Act' },
    { class: 'ordinary', basis: 'Act' },
  ],
  [
    { class: 'ordinary', notFor: ['debt', 1] },
    { class: 'ordinary', basis: undefined, notFor: ['debt'] },
  ],
  [{ basis: 'Act' }, undefined],
])('x-personal-data: %j', (value, data) => expect(readPersonalData(value)).toStrictEqual(data));

it.each([
  [{ 'x-deprecated-reason': 'Too slow.' }, 'Deprecated: Too slow.'],
  [{ description: 'A', 'x-deprecation-message': 'Use B.' }, 'A\n\nDeprecated: Use B.'],
  [{ description: 'A', 'x-deprecated-message': { text: 'B' } }, 'A'],
])('the description of %j is %j', (value, text) => expect(withDeprecation(value)).toBe(text));
