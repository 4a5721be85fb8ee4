import { expect, it } from 'vitest';
import { itemsOf } from './items';

const change = (id: string, severity: 'breaking' | 'safe', operation: string, field: string, sentence?: string) => ({
  id,
  severity,
  rule: 'r',
  pointer: `#/${id}`,
  message: `Message of ${id}.`,
  sentence,
  operations: [{ operation, title: `Title of ${operation}`, href: `/${operation}`, field }],
});

it('keeps the name of an operation without a page, and lists a field once', () => {
  const one = change('one', 'safe', 'GET', 'a');
  const twice = [
    { operation: 'GET /gone', field: 'a' },
    { operation: 'GET /gone', field: 'a' },
  ];
  expect(itemsOf([{ ...one, operations: twice }])[0]?.operations).toEqual([
    { title: 'GET /gone', href: '', fields: ['a'] },
  ]);
});

it('groups changes by sentence, the worst first', () => {
  expect(
    itemsOf([
      change('one', 'safe', 'GET', 'a'),
      change('two', 'safe', 'GET', 'purpose', 'It is called `purpose`.'),
      { ...change('three', 'breaking', 'GET', 'basis', 'It is called `purpose`.'), migration: 'Read it.' },
      change('four', 'safe', 'PUT', 'purpose', 'It is called `purpose`.'),
    ]),
  ).toEqual([
    {
      id: 'three',
      severity: 'breaking',
      text: 'It is called <code>purpose</code>.',
      name: 'It is called purpose.',
      migration: 'Read it.',
      rules: ['r'],
      operations: [
        { title: 'Title of GET', href: '/GET', fields: ['purpose', 'basis'] },
        { title: 'Title of PUT', href: '/PUT', fields: ['purpose'] },
      ],
    },
    {
      id: 'one',
      severity: 'safe',
      text: 'Message of one.',
      name: 'Message of one.',
      migration: undefined,
      rules: ['r'],
      operations: [{ title: 'Title of GET', href: '/GET', fields: ['a'] }],
    },
  ]);
});
