import { expect, it } from 'vitest';
import { contextOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

const OPEN = 'other values can come';

it.each([
  [[{ type: 'string' }, { type: 'string', enum: ['USD', 'EUR'] }], 'string', ['USD', 'EUR'], [OPEN]],
  [[{ type: 'string', enum: ['USD', 'EUR'] }, { type: 'string' }, { type: 'null' }], 'string', ['USD', 'EUR'], [OPEN]],
  [[{ type: 'integer' }, { type: 'integer', const: 5 }], 'integer', ['5'], [OPEN]],
  [[{ type: 'string' }, { type: 'integer', enum: [5] }], 'one of string or integer', [], []],
  [
    [
      { type: 'string', maxLength: 60 },
      { type: 'string', enum: ['USD'] },
    ],
    'string',
    ['USD'],
    [OPEN, 'at most 60 characters'],
  ],
  [
    [
      { type: 'string', pattern: '^A' },
      { type: 'string', enum: ['USD'] },
    ],
    'string',
    [],
    [],
  ],
])('describes %j as %s', (anyOf, type, values, constraints) => {
  const node = readSchema(contextOf(), { anyOf }, ROOT);
  expect(node).toMatchObject({ type, constraints });
  expect(node.enum.map(({ value }) => value)).toEqual(values);
});

it('shows the meanings of the values of a reference', () => {
  const known = { type: 'string', enum: ['A'], 'x-enumDescriptions': { A: 'First.' }, description: 'Known types.' };
  const schema = { anyOf: [{ $ref: '#/components/schemas/Known' }, { type: 'string' }], description: 'A type.' };
  const node = readSchema(contextOf({ schemas: { Known: known } }), schema, ROOT);
  expect(node.enum).toEqual([{ value: 'A', description: 'First.' }]);
  expect(node.description).toContain('A type.');
  expect(node.variants).toEqual([]);
});
