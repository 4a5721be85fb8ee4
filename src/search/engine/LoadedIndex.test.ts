import { describe, expect, it } from 'vitest';
import { prepare } from '../build/prepare';
import type { SourceRecord } from '../build/SourceRecord';
import { LoadedIndex } from './LoadedIndex';

/** A record that differs from all others in what a test gives. */
const record = (id: string, rest: Partial<SourceRecord>): SourceRecord => ({
  id,
  kind: 'field',
  title: 'Unrelated',
  where: 'Somewhere',
  href: `/x#${id}`,
  ...rest,
});

/** The same thing in two languages, and a name of two words. */
const SYNONYMS = [
  ['car', 'bil'],
  ['licenc plat', 'nummerplad'],
];

function indexOf(...records: SourceRecord[]): LoadedIndex {
  const index = new LoadedIndex(SYNONYMS);
  index.add(prepare([...records, record('other', {})]));
  return index;
}

describe('finds', () => {
  it.each<[string, string, Partial<SourceRecord>]>([
    ['a name in camelCase by its words', 'registration number', { title: 'registrationNumber' }],
    ['words by the name in camelCase', 'registrationNumber', { title: 'Registration number' }],
    ['a word by its beginning', 'regis', { title: 'Registration' }],
    ['a compound by its parts', 'ejendomsvurdering', { title: 'Vurdering af ejendom' }],
    ['a path with its method', 'GET /cars/{id}', { kind: 'operation', title: 'Car', path: '/cars/{id}' }],
    ['a synonym', 'automobile', { title: 'Car', also: 'auto · automobile' }],
    ['a place', 'headquarters', { title: 'Car', where: 'Company › headquarters' }],
    ['another name of it', 'bil', { title: 'Car' }],
    ['another name of several words', 'licence plates', { title: 'Nummerplade' }],
    ['several words by one name', 'nummerplade', { title: 'Plate of the licence' }],
    ['a compound of words that records have', 'landregister', { title: 'Register of land' }],
    ['a long word by a known part of it', 'registrationsdato', { title: 'Registration' }],
    ['a question by its words that mean something', 'how do I find the car', { title: 'Car' }],
  ])('%s', async (_what, query, found) => {
    const index = indexOf(record('wanted', found));
    expect(index.search(query).map(({ record: { id } }) => id)).toEqual(['wanted']);
  });

  it.each([
    ['two letters, in names alone', 're', 'also', 'prose'],
    ['three letters, in prose, too', 'reg', 'prose', undefined],
    ['a word of two letters that is whole, in prose, too', 'bo', 'prose', undefined],
    ['words that carry no meaning, in names alone', 'how does the', 'also', 'prose'],
  ] as const)('%s', (_what, query, where, notWhere) => {
    const text = 'Bo says how the does register.';
    const index = indexOf(
      record('wanted', { [where]: text }),
      ...(notWhere ? [record('not', { [notWhere]: text })] : []),
    );
    expect(index.search(query).map(({ record: { id } }) => id)).toEqual(['wanted']);
  });

  it.each(['', '  ', '?'])('nothing for %j', async (query) => {
    expect(indexOf(record('a', { title: 'Car' })).search(query)).toEqual([]);
  });

  it('nothing for a number with an error in it', async () => {
    expect(indexOf(record('a', { title: '12345678' })).search('12345679')).toEqual([]);
  });
});

describe('puts first', () => {
  it.each<[string, string, Partial<SourceRecord>, Partial<SourceRecord>]>([
    ['an operation before a field', 'car', { kind: 'operation', title: 'A car' }, { title: 'A car' }],
    ['the whole name before a longer one', 'car', { title: 'car' }, { title: 'car owner' }],
    ['the exact name of code', 'companyId', { title: 'companyId' }, { title: 'Company ids', label: 'company id' }],
    ['a path before those that begin so', '/cars', { path: '/cars' }, { path: '/cars/{id}' }],
    ['a name before prose', 'car', { title: 'car thing' }, { prose: 'car thing' }],
    ['all words before some', 'car owner', { title: 'owner of a car' }, { title: 'car car car' }],
    ['what weighs more', 'car', { title: 'A car', weight: 2 }, { title: 'A car' }],
    ['the word before another name of it', 'car', { title: 'A car' }, { title: 'A bil' }],
    ['a rare word before a common one', 'unrelated car', { title: 'car thing' }, { title: 'unrelated thing' }],
    ['what is written letter for letter so', 'company_id', { title: 'company_id' }, { title: 'companyId' }],
    [
      'what is asked so before what is asked alike',
      'authorization',
      { asked: 'authorization' },
      { asked: 'authority' },
    ],
    ['what is asked for with some of the words', 'key for a car', { asked: 'get a key' }, { asked: 'no key · lock' }],
    ['what is asked for by another name', 'bil', { asked: 'car' }, { title: 'Other', also: 'car · bil' }],
    ['a synonym that is the query', 'auto', { title: 'Car', also: 'auto' }, { title: 'Car', also: 'auto repair' }],
  ])('%s', async (_what, query, first, second) => {
    const index = indexOf(record('b', second), record('a', first));
    const swapped = indexOf(record('b', first), record('a', second));
    expect(index.search(query)[0]?.record.id).toBe('a');
    expect(swapped.search(query)[0]?.record.id).toBe('b');
  });
});

it('puts the parameter in the path of its operation before other fields of that name', () => {
  const page = record('page', { kind: 'operation', title: 'Car', path: '/cars/{carId}', href: '/car' });
  const inPath = record('z', { title: 'carId', href: '/car#carId' });
  const inBody = record('a', { title: 'carId', href: '/insurance#carId', also: 'car' });
  expect(indexOf(page, inBody, inPath).search('carId')[0]?.record.id).toBe('z');
});

describe('a query with typing errors', () => {
  it.each<[string, string | undefined]>([
    ['regstration', 'registration'],
    ['regsitration of the caar', 'registration car'],
    ['registration', undefined],
    ['regist', undefined],
    ['zzzzzz', undefined],
    ['registration zzzzzz', undefined],
    // A word that carries no meaning, with a letter wrong, is left out; alone it may be anything.
    ['registration lokup', 'registration'],
    ['hvordn registration', 'registration'],
    ['lokup', undefined],
    ['12345679', undefined],
  ])('%j is corrected to %j', async (query, corrected) => {
    const index = indexOf(record('a', { title: 'Registration' }), record('b', { title: 'Car 12345678' }));
    expect(index.corrected(query)).toBe(corrected);
  });

  it('has no answer of its own', async () =>
    expect(indexOf(record('a', { title: 'Registration' })).search('regstration')).toEqual([]));

  it('takes the word with the fewest errors', async () => {
    const index = indexOf(record('a', { title: 'compare' }), record('b', { title: 'company' }));
    expect([index.corrected('compnay'), index.corrected('conpare')]).toEqual(['company', 'compare']);
  });
});

describe('a word with a letter wrong', () => {
  it('is corrected before it is taken apart, or begins a word by its stem alone', async () => {
    const index = indexOf(record('a', { title: 'Pagination' }), record('b', { title: 'Page of a nation' }));
    expect(index.corrected('pagnation')).toBe('pagination');
    const danish = indexOf(record('a', { title: 'Virksomhed' }));
    expect([danish.search('virksomheed'), danish.corrected('virksomheed')]).toEqual([[], 'virksomhed']);
  });

  it('is rather one with a letter doubled than another', async () => {
    const index = indexOf(...['annual', 'antal', 'antal x'].map((title, at) => record(`${at}`, { title })));
    expect(index.corrected('anual')).toBe('annual');
  });

  it('is left in a sentence when it is short', async () => {
    const index = indexOf(record('a', { title: 'charter of a company board' }));
    expect([index.corrected('bord'), index.corrected('bord company charter')]).toEqual(['board', undefined]);
  });
});

describe('what readers ask for', () => {
  it('comes before every other name', async () => {
    const index = indexOf(
      record('a', { kind: 'operation', title: 'Key' }),
      record('b', { kind: 'guide', title: 'Access', asked: 'get a key · credentials' }),
    );
    expect(index.search('key')[0]?.record.id).toBe('b');
    expect(index.search('how do I get a key')[0]?.record.id).toBe('b');
  });
});

it('finds what a sentence names before prose that has its other words', () => {
  const index = indexOf(
    record('a', { kind: 'operation', title: 'Key of a car' }),
    record('b', { kind: 'guide', title: 'Access', asked: 'get a key' }),
    record('c', { kind: 'guide', title: 'Painting', prose: 'Wet colours dried outside.' }),
  );
  expect(index.search('wet key dried outside')[0]?.record.id).toBe('a');
});

it('puts an error first when a query says that something fails', async () => {
  const index = indexOf(
    record('a', { kind: 'operation', title: 'Key' }),
    record('b', { kind: 'guide', title: 'Key not valid', label: 'Error · 401' }),
  );
  expect(index.search('key')[0]?.record.id).toBe('a');
  for (const query of ['key stopped working', "key doesn't work", 'key doesn’t work'])
    expect(index.search(query)[0]?.record.id, query).toBe('b');
});

describe('a page', () => {
  const page = (id: string, rest: Partial<SourceRecord>) => record(id, { kind: 'operation', href: `/${id}`, ...rest });
  const part = (id: string, at: string, rest: Partial<SourceRecord>) => record(id, { href: `/${at}#${id}`, ...rest });

  it('comes first when its parts have the other words of a question', async () => {
    const index = indexOf(
      page('a', { title: 'Car' }),
      part('fuel', 'a', { title: 'fuel' }),
      page('b', { title: 'Boat' }),
      part('fuel-b', 'b', { title: 'fuel of a boat' }),
    );
    expect(index.search('fuel of a car')[0]?.record.id).toBe('a');
  });

  it('has the fields whose first place is on another page, unless every page has them', async () => {
    const places = (count: number): [string, string][] =>
      Array.from({ length: count }, (_, at) => ['Place', at === 0 ? '/a#field' : `/z${at}#field`]);
    const found = async (count: number) => {
      const index = indexOf(
        page('a', { title: 'Car' }),
        page('b', { title: 'Boat' }),
        part('field', 'b', { title: 'fuel', places: places(count) }),
      );
      return index.search('car fuel').find(({ record: { id } }) => id === 'a')?.coverage ?? 0;
    };
    expect(await found(2)).toBeGreaterThan(await found(9));
  });
});

it('keeps the first of records with one id', async () => {
  const index = indexOf(record('a', { title: 'Car' }));
  index.add(prepare([record('a', { title: 'Boat' })]));
  expect([index.search('car').length, index.search('boat').length]).toEqual([1, 0]);
});

it('finds what a later file has by another name that was looked up before', () => {
  const index = indexOf(record('a', { title: 'Car' }));
  expect(index.search('bil')).toHaveLength(1);
  index.add(prepare([record('b', { title: 'Cars' })]));
  expect(index.search('bil')).toHaveLength(2);
});

it('suggests names like a query that found nothing, labels too', async () => {
  const index = indexOf(record('a', { title: 'Registration' }), record('b', { title: 'name', label: 'Registrar' }));
  expect(index.suggestions('registrtiom')).toEqual(['Registration', 'Registrar']);
});
