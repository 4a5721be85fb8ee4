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

it('puts changes with one sentence into one item, the worst first', () => {
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
