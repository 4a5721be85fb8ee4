import { describe, expect, it } from 'vitest';
import type { Hit, Kind } from '../engine';
import { joinedTerm } from '../engine/words';
import { markedParts } from './Marked';
import { groupHits } from './resultGroups';

const hit = (id: string, kind: Kind): Hit => ({
  record: { id, kind, title: id, where: '', href: `/${id}` },
  coverage: 1,
  score: 1,
  terms: [],
});

describe('groupHits', () => {
  const shape = (hits: Hit[]) =>
    groupHits(hits).map(({ name, hits: all }) => [name, all.map(({ record }) => record.id)]);

  it('has no group without hits', () => expect(groupHits([])).toEqual([]));

  it('shows the best three of any kind, then the others by kind, in the order of their best', () => {
    const kinds: Kind[] = ['guide', 'field', 'field', 'field', 'operation', 'field', 'guide'];
    expect(shape(kinds.map((kind, index) => hit(`${index}`, kind)))).toEqual([
      ['Best matches', ['0', '1', '2']],
      ['Fields', ['3', '5']],
      ['Operations', ['4']],
      ['Guides', ['6']],
    ]);
  });

  it('shows six of a kind', () => {
    const [, fields] = shape(Array.from({ length: 12 }, (_, index) => hit(`${index}`, 'field')));
    expect(fields).toEqual(['Fields', ['3', '4', '5', '6', '7', '8']]);
  });
});

describe('markedParts', () => {
  it.each<[string, string[], string[]]>([
    ['Registered vehicles', ['vehicle'], ['Registered ', '[vehicles]']],
    ['registrationNumber', ['number'], ['registration', '[Number]']],
    ['registrationNumber', ['registration number'], ['[registrationNumber]']],
    ['Køretøj, KOERETOEJ', ['køretøjer'], ['[Køretøj]', ', ', '[KOERETOEJ]']],
    ['nothing here', ['x'], ['nothing here']],
    ['', ['x'], []],
  ])('%j with %j', (text, terms, parts) =>
    expect(
      markedParts(text, new Set(terms.map(joinedTerm))).map(({ text: part, marked }) => (marked ? `[${part}]` : part)),
    ).toEqual(parts));
});
