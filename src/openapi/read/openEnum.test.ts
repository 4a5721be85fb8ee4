import { expect, it } from 'vitest';
import { contextOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

it.each([
  [[{ type: 'string' }, { type: 'string', enum: ['USD', 'EUR'] }], 'string', ['known values USD, EUR']],
  [[{ type: 'string', enum: ['USD', 'EUR'] }, { type: 'string' }], 'string', ['known values USD, EUR']],
  [[{ type: 'integer' }, { type: 'integer', const: 5 }], 'integer', ['known values 5']],
  [[{ type: 'string' }, { type: 'integer', enum: [5] }], 'one of string or integer', []],
  [
    [
      { type: 'string', maxLength: 3 },
      { type: 'string', enum: ['USD'] },
    ],
    'string',
    [],
  ],
])('describes %j as %s', (anyOf, type, constraints) =>
  expect(readSchema(contextOf(), { anyOf }, ROOT)).toMatchObject({ type, constraints }));
