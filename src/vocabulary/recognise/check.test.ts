import { expect, it } from 'vitest';
import { faultOf, readAs } from './check';

it.each<[string, string, unknown]>([
  ['cvr', '09900012', undefined],
  ['cvr', '9900012', { at: 7, says: 'It ends after 7 of 8 characters.' }],
  ['cvr', '00000000', { at: 0, says: 'No CVR number has zeros alone.' }],
  ['bfe', '1', undefined],
  ['bfe', '', { at: 0, says: 'It ends after 0 of 1 to 10 characters.' }],
  ['attribute-key', '', undefined],
])('%s %j: %j', (identifier, value, fault) => expect(faultOf(identifier, value)).toEqual(fault));

it.each(['___1', '__12', '_123', '__1A', '_12B', '123C'])('house %s', (house) =>
  expect(faultOf('kvh', `09990042${house}`)).toBeUndefined());

it.each(['____', '999_', '___0', '_0XB', '_1BC', 'A__1', '1_2_'])('no house %s', (house) =>
  expect(faultOf('kvh', `09990042${house}`)?.says).toContain('Expected a house number in four characters'));

it.each<[string, string, unknown]>([
  ['cvr', 'DK 9900012', { value: '09900012', changes: ['DK left out', 'the leading zero added'] }],
  ['cvr', '"09900012"', { value: '09900012', changes: [] }],
  ['bfe', '0', { value: '0', changes: [], fault: { at: 0, says: 'Expected a digit from 1 to 9.' } }],
  ['attribute-key', 'roof', undefined],
])('%s of %j: %j', (identifier, text, reading) => expect(readAs(identifier, text)).toEqual(reading));
