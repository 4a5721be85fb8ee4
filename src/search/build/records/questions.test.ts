import { expect, it } from 'vitest';
import { BadInput } from '../../../BadInput';
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

it('names every address at which there is nothing', () =>
  expect(() =>
    withQuestions(
      records,
      [
        { at: '/x', asked: [] },
        { at: '/a', asked: [] },
        { at: '*#y', asked: [] },
      ],
      'q.json',
    ),
  ).toThrow(
    new BadInput(
      'q.json: nothing is at /x; the nearest page is /a. Correct the address, or remove the entry.\n' +
        'q.json: nothing is at *#y. Correct the address, or remove the entry.',
    ),
  ));

it('leaves fields as they are: their names are in the contract', () =>
  expect(withQuestions([record('/a#f', 'field')], [{ at: '/a#f', asked: ['x'] }], 'q.json')[0]).not.toHaveProperty(
    'asked',
  ));

it('leaves out what is asked of an operation that no contract has, and says so', () => {
  const said: string[] = [];
  const log = { info: () => {}, warn: (text: string) => said.push(text) };
  const questions = [
    { at: '/api/gone/one', asked: ['x'] },
    { at: '/a', asked: ['one'] },
  ];
  expect(withQuestions(records, questions, 'q.json', log)[0]?.asked).toBe('one');
  expect(said).toEqual([
    'q.json: nothing is at /api/gone/one; the nearest page is /a. Correct the address, or remove the entry.',
  ]);
});
