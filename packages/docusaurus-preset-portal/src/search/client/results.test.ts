import { describe, expect, it } from 'vitest';
import type { Hit, PageGroup } from '../engine';
import { countOf } from '../engine/pages';
import { markedParts, words } from './Result';
import { bestIndex, type OptionGroup, resultGroups, startGroups } from './resultGroups';
import { hasResultsPage, type SearchState, statusOf } from './useHits';

const hit = (href: string): Hit => ({
  record: { id: href, kind: 'field', title: href, where: '', href },
  coverage: 1,
  score: 1,
  terms: [],
});
const group = (page: string, parts: string[], best = page): PageGroup => ({
  page: { id: page, kind: 'guide', title: page, where: '', href: page },
  best: hit(best),
  terms: [],
  parts: parts.map(hit),
});
const found = (groups: PageGroup[], more: Partial<SearchState> = {}): SearchState => ({
  query: 'q',
  groups,
  count: countOf(groups),
  state: 'ready',
  ...more,
});

describe('the dialog lists', () => {
  const shape = (groups: OptionGroup[]) =>
    groups.map(({ name, isNamed, options }) => [
      name,
      isNamed,
      options.map(({ record, isPart }) => (isPart ? `  ${record.href}` : record.href)),
    ]);

  it('pages with their parts', () =>
    expect(shape(resultGroups(found([group('/a', ['/a#1', '/a#2']), group('/b', [])])))).toEqual([
      ['/a', false, ['/a', '  /a#1', '  /a#2']],
      ['/b', false, ['/b']],
    ]));

  it('recent picks without a query, then the starting points that are not among them', () => {
    const starts = startGroups([]);
    expect(shape(starts)).toEqual([['Start here', true, expect.any(Array)]]);
    const [first, ...others] = starts.flatMap(({ options }) => options.map(({ record }) => record.href));
    expect(others).toHaveLength(4);
    expect(shape(startGroups([hit('/r').record, hit(first as string).record]))).toEqual([
      ['Recent', true, ['/r', first]],
      ['Start here', true, others],
    ]);
  });

  it('the best match as the active option: the page or one of its sections', () => {
    expect(bestIndex(found([group('/a', ['/a#1', '/a#2'])]))).toBe(0);
    expect(bestIndex(found([group('/a', ['/a#1', '/a#2'], '/a#2')]))).toBe(2);
    expect(bestIndex(found([]))).toBe(0);
    expect(bestIndex(found([group('/a', ['/a#1'], '/a#1')], { query: '' }))).toBe(0);
  });
});

describe('the status of the results', () => {
  it.each<[string, SearchState]>([
    ['3 results', found([group('/a', ['/a#1']), group('/b', [])])],
    ['1 result', found([group('/a', [])])],
    ['No results', found([])],
    ['No results for “q”. 1 result for “p”', found([group('/a', [])], { corrected: 'p' })],
    ['', found([], { state: 'idle' })],
    ['', found([], { state: 'failed' })],
  ])('%j', (text, given) => expect(statusOf(given)).toBe(text));
});

describe('the link to the page of results', () => {
  it.each<[boolean, string, SearchState]>([
    [true, 'with results', found([group('/a', [])])],
    [false, 'without results', found([])],
    [true, 'without results of the kind that is wanted', found([], { filter: 'guides' })],
    [false, 'without a query', found([], { state: 'idle' })],
    [false, 'when loading failed', found([], { state: 'failed' })],
  ])('%s: %s', (isThere, _, given) => expect(hasResultsPage(given)).toBe(isThere));
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
      markedParts(text, new Set(terms.map(words.joinedTerm))).map(({ text: part, marked }) =>
        marked ? `[${part}]` : part,
      ),
    ).toEqual(parts));
});
