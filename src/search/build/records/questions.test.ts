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

it('gives a page, a part, or that part of every page what is asked for', () =>
  expect(
    withQuestions(
      records,
      [
        { at: '/a', asked: ['one', 'two'] },
        { at: '*#downloads', asked: ['files'] },
        { at: '/folder#e', asked: ['three'] },
      ],
      'q.json',
    ).map(({ asked }) => asked),
  ).toEqual(['one · two', undefined, 'files', 'files', 'three']));

it('leaves fields as they are: their names are in the contract', () =>
  expect(withQuestions([record('/a#f', 'field')], [{ at: '/a#f', asked: ['x'] }], 'q.json')[0]).not.toHaveProperty(
    'asked',
  ));

it('leaves out, and notes, what is asked of an address at which there is nothing', () => {
  const run = danglingReferences().length;
  const questions = [
    { at: '/api/gone/one', asked: ['x'] },
    { at: '*#y', asked: ['x'] },
    { at: '/a', asked: ['one'] },
  ];
  const file = 'docs/_data/search-questions.json';
  expect(withQuestions(records, questions, file)[0]?.asked).toBe('one');
  expect(danglingReferences().slice(run)).toEqual([
    `${file}:1: nothing is at /api/gone/one; the nearest page is /a. Correct the address, or remove the entry.`,
    `${file}:1: nothing is at *#y. Correct the address, or remove the entry.`,
  ]);
});
