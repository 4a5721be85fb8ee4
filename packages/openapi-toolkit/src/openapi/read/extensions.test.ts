import { expect, it } from 'vitest';
import { furtherExtensions, readLabel, readTexts, withDeprecation } from './extensions';

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
  [{ type: 'string', 'x-unit': 'm', 'x-house': { number: 1 } }, { 'x-house': { number: 1 } }],
  [{ 'x-label': { en: 'Width' }, 'x-enum-varnames': ['A'] }, undefined],
])('further extensions of %j: %j', (value, extensions) => expect(furtherExtensions(value)).toEqual(extensions));

it.each([
  [{ 'x-deprecated-reason': 'Too slow.' }, 'Deprecated: Too slow.'],
  [{ description: 'A', 'x-deprecation-message': 'Use B.' }, 'A\n\nDeprecated: Use B.'],
  [{ description: 'A', 'x-deprecated-message': { text: 'B' } }, 'A'],
])('the description of %j is %j', (value, text) => expect(withDeprecation(value)).toBe(text));
