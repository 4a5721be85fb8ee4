import { expect, it } from 'vitest';
import { danglingReferences } from '../../../lib/danglingReferences';
import type { SourceRecord } from '../SourceRecord';
import { withQuestions } from './questions';

const record = (href: string, kind: SourceRecord['kind'] = 'guide'): SourceRecord => ({
  id: href,
  kind,
  title: href,
  where: '',
  href,
});
const records = [record('/a'), record('/a#b'), record('/c#downloads'), record('/d#downloads'), record('/folder/#e')];

it('skips and notes queries for an address without a record', () => {
  const run = danglingReferences().length;
  const questions = [
    { at: '/api/gone/one', queries: ['x'] },
    { at: '*#y', queries: ['x'] },
    { at: '/a', queries: ['one'] },
  ];
  const file = 'docs/_data/search-questions.json';
  expect(withQuestions(records, questions, file)[0]?.queries).toBe('one');
  expect(danglingReferences().slice(run)).toEqual([
    `${file}:1: nothing is at /api/gone/one; the nearest page is /a. Correct the address, or remove the entry.`,
    `${file}:1: nothing is at *#y. Correct the address, or remove the entry.`,
  ]);
});
