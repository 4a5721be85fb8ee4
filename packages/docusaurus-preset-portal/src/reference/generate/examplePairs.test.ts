import { pairedExamples } from 'openapi-toolkit/samples';
import { operationOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { options } from '../../../../../tests/support/portal';
import { examplePairs, writeSamples } from './samples';

it('every pair has its request on one line and in every language', () => {
  const found = operationOf({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'x' },
      { name: 'list', in: 'query', explode: false, schema: { type: 'array' }, example: ['q'] },
    ],
    responses: {
      200: {
        content: {
          'application/json': {
            examples: {
              plain: { value: 1, 'x-request': { parameters: { id: 'a b' } } },
              withList: { value: 2, 'x-request': { parameters: { id: 'æ', list: ['c', 'd'] }, prefer: true } },
              alone: { value: 3 },
            },
          },
        },
      },
    },
  });
  const pairs = examplePairs(found.operation, found.located, found.api, options);
  expect(pairs.map(({ request }) => request)).toEqual([
    'GET /things/a b',
    'GET /things/æ?list=c,d, Prefer: code=200, example=withList',
  ]);
  for (const [index, pair] of pairedExamples(found.operation).entries()) {
    const own = writeSamples(found.operation, found.located, found.api, options, pair);
    expect(pairs[index]?.samples).toEqual(Object.fromEntries(own.map(({ language, text }) => [language, text])));
  }
});
