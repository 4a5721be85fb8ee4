import { describe, expect, it } from 'vitest';
import { edited, shapes } from '../../../../tests/support/shapes';
import type { Document } from '../openapi/document';
import { gateFaults } from './gate/gate';
import { life } from './life.fixture';
import { compareNonAdjacent, releasesOf, versionsOf } from './releases';

const summarize = (entries: ReturnType<typeof releasesOf>[number]['entries']) =>
  entries.map(({ severity, rule, sentence }) => [severity, rule, sentence?.text, sentence?.migration]);

describe('a history of several versions', () => {
  const versions = life();
  const releases = releasesOf('shapes', versions);

  it('returns each version with its changes, the latest first', () => {
    expect(
      releases.map(({ version, previous, summary, entries }) => [version, previous, summary, summarize(entries)]),
    ).toEqual([
      ['2.0.1', '2.0.0', 'Summary of 2.0.1.', [['text', 'text-changed', undefined, undefined]]],
      [
        '2.0.0',
        '1.2.0',
        'Summary of 2.0.0.',
        [['breaking', 'request-property-removed', 'Orders have no note.', 'Do not send it.']],
      ],
      [
        '1.2.0',
        '1.1.0',
        'Summary of 1.2.0.',
        [['safe', 'deprecated', 'The note is removed on 2027-06-01.', undefined]],
      ],
      [
        '1.1.0',
        '1.0.0',
        'Summary of 1.1.0.',
        [['safe', 'request-optional-property-added', 'Orders have a colour.', undefined]],
      ],
      ['1.0.0', undefined, 'Summary of 1.0.0.', []],
    ]);
  });

  it('compares non-adjacent versions, with the sentences of the versions between', () => {
    const leaps = compareNonAdjacent('shapes', versions);
    expect(leaps.map(({ previous, version }) => `${previous} ${version}`)).toEqual([
      '1.0.0 1.2.0',
      '1.0.0 2.0.0',
      '1.1.0 2.0.0',
      '1.0.0 2.0.1',
      '1.1.0 2.0.1',
      '1.2.0 2.0.1',
    ]);
    expect(summarize(leaps[1]?.entries ?? [])).toEqual([
      ['breaking', 'request-property-removed', 'Orders have no note.', 'Do not send it.'],
      ['safe', 'request-optional-property-added', 'Orders have a colour.', undefined],
    ]);
  });

  it('passes the gate at every step', () => {
    const steps = versions.slice(1).map((after, index) => [versions[index] as Document, after] as const);
    expect(steps.map(([before, after]) => gateFaults(before, after))).toEqual(steps.map(() => []));
  });

  it('gives each change a unique and stable id', () => {
    const ids = (all: typeof releases) => all.flatMap(({ entries }) => entries.map(({ id }) => id));
    const all = ids([...releases, ...compareNonAdjacent('shapes', versions)]);
    expect(new Set(all).size).toBe(all.length);
    expect(ids(releasesOf('shapes', life()))).toEqual(ids(releases));
  });
});

it('adds the contract as the latest version unless it is published', () => {
  const [first, second, third] = life() as [Document, Document, Document];
  const names = (documents: Document[]) => documents.map(({ info }) => info.version);
  expect(names(versionsOf([second, first], third))).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect(versionsOf([second, first], structuredClone(second))).toEqual([first, second]);
});

it.each([
  [
    ['1.10.0', '1.9.0'],
    ['1.9.0', '1.10.0'],
  ],
  [
    ['2.0.0', '2.0.0-rc.1', '1.9.0'],
    ['1.9.0', '2.0.0-rc.1', '2.0.0'],
  ],
])('orders the versions %j by their numbers', (versions, ordered) => {
  const [current, ...published] = versions.map((version) => edited(shapes(), 'info version', version));
  if (!current) throw new Error('There is no version.');
  expect(versionsOf(published, current).map(({ info }) => info.version)).toEqual(ordered);
});
