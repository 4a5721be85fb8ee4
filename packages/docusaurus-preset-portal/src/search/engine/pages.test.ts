import { expect, it } from 'vitest';
import { groupByPage } from './pages';
import type { Hit, SearchRecord } from './records';

const hit = (href: string, rest: Partial<SearchRecord> = {}, coverage = 1): Hit => ({
  record: { id: href, kind: 'guide', title: href, where: 'Guides › Named', href, ...rest },
  score: 1,
  coverage,
  terms: ['word'],
});
const none = () => undefined;
const shape = (hits: Hit[], recordOf: (page: string) => SearchRecord | undefined = none) =>
  groupByPage(hits, recordOf).map(({ page, best, parts, terms }) => [
    page.title,
    best.record.href,
    parts.map(({ record }) => record.href),
    terms.length,
  ]);

it('lists three sections of a page', () =>
  expect(shape(['1', '2', '3', '4'].map((at) => hit(`/a#${at}`)))[0]?.[2]).toEqual(['/a#1', '/a#2', '/a#3']));

it('names a page that did not match itself, by its record or else by its section', () => {
  const record = hit('/a', { title: 'A page' }).record;
  expect(shape([hit('/a#1')], (page) => (page === '/a' ? record : undefined))).toEqual([
    ['A page', '/a#1', ['/a#1'], 0],
  ]);
  expect(shape([hit('/a#1')])).toEqual([['Named', '/a#1', ['/a#1'], 0]]);
});

it('lists a field once below each matching page that contains it', () => {
  const field = hit('/a#f', {
    kind: 'field',
    occurrences: [
      ['B › response', '/b#f'],
      ['C › response', '/c#f'],
      ['A › request', '/a#g'],
    ],
  });
  expect(shape([field, hit('/b'), hit('/c#other')])).toEqual([
    ['Named', '/a#f', ['/a#f'], 0],
    ['/b', '/b', ['/b#f'], 1],
    ['Named', '/c#other', ['/c#other'], 0],
  ]);
  expect(shape([{ ...field, coverage: 0.5 }, hit('/b')])[1]).toEqual(['/b', '/b', [], 1]);
});
