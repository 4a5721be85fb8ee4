import { expect, it } from 'vitest';
import { distanceOf, formFault, formPattern, lengthOf, part } from './form';

const letter = part('a-zæ', 'a letter', 1);
const fixed = [part('0-9', 'a digit', 2), letter];
const open = [part('0-9', 'a digit', 1, 3), part('A-Z', 'a capital', 0, 1), part('_', 'an underscore', 0, 2)];

it('is written as contracts write it', () => {
  expect(formPattern(fixed)).toEqual(/^[0-9]{2}[a-zæ]$/u);
  expect(formPattern(open)).toEqual(/^[0-9]{1,3}[A-Z]{0,1}[_]{0,2}$/u);
});

it('has a length in words', () => expect([fixed, open].map(lengthOf)).toEqual(['3', '1 to 6']));

it.each<[typeof fixed, string, object | undefined]>([
  [fixed, '12a', undefined],
  [fixed, '', { at: 0, says: 'It ends after 0 of 3 characters.' }],
  [fixed, '1', { at: 1, says: 'It ends after 1 of 3 characters.' }],
  [fixed, '1a', { at: 1, says: 'Expected a digit.' }],
  [fixed, '123', { at: 2, says: 'Expected a letter.' }],
  [fixed, '12ab', { at: 3, says: 'It is longer than 3 characters.' }],
  [fixed, '12æ', undefined],
  [fixed, '😀', { at: 0, says: 'Expected a digit.' }],
  [open, '1', undefined],
  [open, '123A__', undefined],
  [open, '1_', undefined],
  [open, '1a', { at: 1, says: 'Expected a digit or a capital or an underscore.' }],
  [open, '1Aa', { at: 2, says: 'Expected an underscore.' }],
  [open, '123A__1', { at: 6, says: 'It is longer than 6 characters.' }],
  [[...open, letter], '1A', { at: 2, says: 'It ends after 2 of 2 to 7 characters.' }],
  [[part('0-9', 'a digit', 0, 1), part('0-9', 'a digit', 1)], 'x', { at: 0, says: 'Expected a digit.' }],
])('%j: %j has the fault %j', (form, value, fault) => expect(formFault(form, value)).toEqual(fault));

it.each<[typeof fixed, string, number]>([
  [fixed, '12a', 0],
  [fixed, '1aa', 1],
  [fixed, 'xx1', 3],
  [fixed, '12', 1],
  [fixed, '', 3],
  [fixed, 'x2ab', 2],
  [[...fixed, ...open], '12a1', Number.POSITIVE_INFINITY],
])('%j: %j is so far from it: %d', (form, value, distance) => expect(distanceOf(form, value)).toBe(distance));
