import { describe, expect, it } from 'vitest';
import { indexOf, record } from './index.fixture';
import type { SourceRecord } from './records';

describe('ranks first', () => {
  it.each<[string, string, Partial<SourceRecord>, Partial<SourceRecord>]>([
    ['an operation before a field', 'car', { kind: 'operation', title: 'A car' }, { title: 'A car' }],
    ['the whole name before a longer one', 'car', { title: 'car' }, { title: 'car owner' }],
    ['the exact name of code', 'companyId', { title: 'companyId' }, { title: 'Company ids', label: 'company id' }],
    ['a path before those that begin so', '/cars', { path: '/cars' }, { path: '/cars/{id}' }],
    ['a name before prose', 'car', { title: 'car thing' }, { prose: 'car thing' }],
    ['all words before some', 'car owner', { title: 'owner of a car' }, { title: 'car car car' }],
    ['the record with the higher weight', 'car', { title: 'A car', weight: 2 }, { title: 'A car' }],
    ['the word before another name of it', 'car', { title: 'A car' }, { title: 'A bil' }],
    ['a rare word before a common one', 'unrelated car', { title: 'car thing' }, { title: 'unrelated thing' }],
    ['the exact spelling', 'company_id', { title: 'company_id' }, { title: 'companyId' }],
    ['a keyword before its words', 'car owner', { keywords: 'car owner' }, { keywords: 'car · owner' }],
    ['a keyword that the query contains', 'lost key of a boat', { keywords: 'lost key' }, { keywords: 'lost · key' }],
    ['a synonym of a keyword', 'bil owner', { keywords: 'car owner' }, { keywords: 'car · owner' }],
  ])('%s', async (_what, query, first, second) => {
    const index = indexOf(record('b', second), record('a', first));
    const swapped = indexOf(record('b', first), record('a', second));
    expect(index.search(query)[0]?.record.id).toBe('a');
    expect(swapped.search(query)[0]?.record.id).toBe('b');
  });
});

it('ranks a keyword of a guide before the name of an operation', () => {
  const index = indexOf(
    record('a', { kind: 'operation', title: 'Key of a car' }),
    record('b', { kind: 'guide', title: 'Access', keywords: 'key · credentials' }),
  );
  for (const query of ['key', 'how do I get a key']) expect(index.search(query)[0]?.record.id, query).toBe('b');
});

it('ranks the subject of a sentence before prose with its other words', () => {
  const index = indexOf(
    record('a', { kind: 'operation', title: 'Key of a car' }),
    record('b', { kind: 'guide', title: 'Access', keywords: 'lock' }),
    record('c', { kind: 'guide', title: 'Painting', prose: 'Wet colours dried outside.' }),
  );
  expect(index.search('wet key dried outside')[0]?.record.id).toBe('a');
});

it('ranks an error first for a query about a failure', async () => {
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

  it('ranks first if its sections have the other words of a question', async () => {
    const index = indexOf(
      page('a', { title: 'Car' }),
      part('fuel', 'a', { title: 'fuel' }),
      page('b', { title: 'Boat' }),
      part('fuel-b', 'b', { title: 'fuel of a boat' }),
    );
    expect(index.search('fuel of a car')[0]?.record.id).toBe('a');
  });
});
