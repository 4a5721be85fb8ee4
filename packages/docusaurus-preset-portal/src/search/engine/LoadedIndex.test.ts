import { describe, expect, it } from 'vitest';
import { indexOf, record } from './index.fixture';
import type { SourceRecord } from './records';

describe('finds', () => {
  it.each<[string, string, Partial<SourceRecord>]>([
    ['a name in camelCase by its words', 'registration number', { title: 'registrationNumber' }],
    ['words by the name in camelCase', 'registrationNumber', { title: 'Registration number' }],
    ['a word by its beginning', 'regis', { title: 'Registration' }],
    ['a compound by its parts', 'ejendomsvurdering', { title: 'Vurdering af ejendom' }],
    ['a path with its method', 'GET /cars/{id}', { kind: 'operation', title: 'Car', path: '/cars/{id}' }],
    ['a synonym', 'automobile', { title: 'Car', otherNames: 'auto · automobile' }],
    ['a place', 'headquarters', { title: 'Car', where: 'Company › headquarters' }],
    ['another name of it', 'bil', { title: 'Car' }],
    ['another name of several words', 'licence plates', { title: 'Nummerplade' }],
    ['several words by one name', 'nummerplade', { title: 'Plate of the licence' }],
    ['a compound of words that records have', 'landregister', { title: 'Register of land' }],
    ['a long word by a known part of it', 'registrationsdato', { title: 'Registration' }],
    ['prose by the beginning of a word', 'reg', { prose: 'Bo registers.' }],
    ['a question by its words that mean something', 'how do I find the car', { title: 'Car' }],
  ])('%s', async (_what, query, found) => {
    const index = indexOf(record('wanted', found));
    expect(index.search(query).map(({ record: { id } }) => id)).toEqual(['wanted']);
  });

  it.each(['', '  ', '?'])('nothing for %j', async (query) => {
    expect(indexOf(record('a', { title: 'Car' })).search(query)).toEqual([]);
  });

  it('nothing for a number with an error in it', async () => {
    expect(indexOf(record('a', { title: '12345678' })).search('12345679')).toEqual([]);
  });
});
