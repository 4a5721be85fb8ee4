import { describe, expect, it } from 'vitest';
import { buildPiece } from '../build/buildPiece';
import { ExpectedQueries } from './ExpectedQueries';
import { queryIntentOf } from './queryIntent';
import { SortedTable } from './SortedTable';
import { synonymsOf, unitsIn } from './synonyms';
import { queryTerms } from './words';

const termsOf = (groups: string[][]) => groups.map((names) => names.map((name) => queryTerms(name).join(' ')));
const synonyms = synonymsOf(
  termsOf([
    ['vehicle', 'bil'],
    ['owner', 'ejer'],
  ]),
  termsOf([['call', 'kald']]),
);
const unitsOf = (terms: readonly string[]) => unitsIn(synonyms, terms);

/** Returns the factor of a record with these expected queries. */
function factor(query: string, ...expected: string[]): number {
  const file = buildPiece([
    { id: '1', kind: 'guide', title: 'A', where: '', href: '/a', queries: expected.join(' · ') },
    // Two records with the same terms are told apart by the written form.
    { id: '2', kind: 'guide', title: 'B', where: '', href: '/b', queries: expected.join(' · ') },
  ]);
  const terms = queryTerms(query);
  const weights = terms.map(() => 1);
  const questions = new ExpectedQueries(unitsOf);
  questions.add(file.records, file, new SortedTable(file.terms));
  const [record] = file.records;
  return (record && questions.factorsOf(queryIntentOf(query, unitsOf(terms), weights)).get(record)) ?? 1;
}

describe('an expected query', () => {
  it('counts most if its letters match, then its words, then its synonyms', () => {
    const [letters, words, others] = ['owner vehicle', 'the owner of vehicles', 'ejer af bil'].map((query) =>
      factor(query, 'owner vehicle'),
    ) as [number, number, number];
    expect(letters).toBeGreaterThan(words);
    expect(words).toBeGreaterThan(others);
    expect(others).toBeGreaterThan(2);
  });

  it('counts as a part of a longer query in proportion to its share', () => {
    const half = factor('owner vehicle paint shop', 'owner vehicle');
    expect(half).toBeGreaterThan(1);
    expect(factor('owner vehicle paint', 'owner vehicle')).toBeGreaterThan(half);
  });

  it('counts little if the query is a part of it, and not at all if the query lacks a noun', () => {
    expect(factor('vehicle', 'owner vehicle')).toBeCloseTo(1.6);
    expect(factor('vehicle paint', 'owner vehicle')).toBe(1);
    expect(factor('vehicle')).toBe(1);
  });

  it('is distinguished by question words, in either language', () => {
    expect(factor('hvor mange kald må jeg lave', 'how many calls may I make')).toBeGreaterThan(
      factor('hvor mange kald har vi brugt', 'how many calls may I make'),
    );
    // `what changed` is one of many queries with this single term, until a stop word is shared.
    expect(factor('call', 'where call')).toBeCloseTo(1.6);
    expect(factor('hvor er kald', 'where call')).toBeGreaterThan(2);
  });
});
