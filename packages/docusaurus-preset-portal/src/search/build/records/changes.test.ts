import { describe, expect, it } from 'vitest';
import { language } from '../../../../../../src/vocabulary/language';
import type { ChangelogPart } from '../../../guides/changes/build/data';
import { createSearch } from '../../engine';
import { words } from '../../engine/index.fixture';
import type { SourceRecord } from '../../engine/records';
import { lookupOf } from '../lookup';
import { synonymsFrom } from '../synonyms';
import { changeRecords } from './changes';

const part = (version: string, items: ChangelogPart['items']): ChangelogPart => ({
  id: `${version}-shapes`,
  api: 'shapes',
  title: 'Shapes API',
  summary: `Summary of <b>${version}</b>.`,
  items,
  texts: 0,
});

const REMOVED: ChangelogPart['items'][number] = {
  id: 'a1',
  severity: 'breaking',
  text: 'The weight is called <code>mass</code>.',
  name: 'The weight is called mass.',
  migration: 'Read <code>mass</code>.',
  rules: ['response-property-removed', 'response-property-added'],
  operations: [{ title: 'One shape', href: '/api/shapes/one#mass', fields: ['body.weightInGrams', 'body.mass'] }],
};
const DEPRECATED: ChangelogPart['items'][number] = {
  id: 'b2',
  severity: 'safe',
  text: 'The colour is now deprecated.',
  name: 'The colour is now deprecated.',
  rules: ['deprecated'],
  operations: [{ title: 'One shape', href: '/api/shapes/one#colour', fields: ['colour'] }],
};

const release = (version: string, date: string, items: ChangelogPart['items']) => ({
  id: `${version}-${date}`,
  name: version,
  version,
  date,
  parts: [part(version, items)],
});
const records = changeRecords(
  [
    release('1.1.0', '2026-02-01', [REMOVED]),
    release('1.0.2', '2026-01-15', [DEPRECATED]),
    release('1.0.0', '2026-01-01', []),
  ],
  '/docs/changelog',
  synonymsFrom([['colour', 'farve']], words),
);

it('has a record for each version and each entry, with its anchor', () =>
  expect(records.map(({ title, where, href, text, api }) => [title, where, href, text, api])).toEqual([
    ['Shapes API 1.1.0', 'Changelog', '/docs/changelog#1.1.0-shapes', 'Summary of 1.1.0.', 'shapes'],
    [
      'The weight is called mass.',
      'Changelog › Shapes API 1.1.0',
      '/docs/changelog#a1',
      'What to do: Read mass.',
      'shapes',
    ],
    ['Shapes API 1.0.2', 'Changelog', '/docs/changelog#1.0.2-shapes', 'Summary of 1.0.2.', 'shapes'],
    ['The colour is now deprecated.', 'Changelog › Shapes API 1.0.2', '/docs/changelog#b2', 'One shape', 'shapes'],
    ['Shapes API 1.0.0', 'Changelog', '/docs/changelog#1.0.0-shapes', 'Summary of 1.0.0.', 'shapes'],
  ]));

describe('a change is found', () => {
  const index = { ...lookupOf(records as SourceRecord[], words, new Map()), synonyms: [], words: [], messages: [] };
  const load = async <T>() => index as T;

  it.each([
    ['weightInGrams', '#a1'],
    ['mass', '#a1'],
    ['farve', '#b2'],
    ['one shape breaking', '#a1'],
    ['deprecation', '#b2'],
    ['new in 1.1', '#1.1.0-shapes'],
    ['version 1.0.2', '#1.0.2-shapes'],
    ['removed', '#a1'],
    ['changelog', '#1.1.0-shapes'],
  ])('by %s: %s', async (query, anchor) =>
    expect((await createSearch(load, { language }).find(query)).groups[0]?.best.record.href).toBe(
      `/docs/changelog${anchor}`,
    ));
});
