import { expect, it } from 'vitest';
import { operationOf } from '../generate/api.fixture';
import { typesFile } from './sampleRequest';

const json = (name: string, type = 'application/json') => ({
  description: 'x',
  content: { [type]: { schema: { $ref: `#/components/schemas/${name}` } } },
});
const problem = json('Problem', 'application/problem+json');
const components = {
  schemas: {
    Thing: { type: 'object' },
    Problem: { type: 'object', properties: { title: {}, detail: {} } },
    Bare: { type: 'object' },
  },
  responses: { Bad: problem },
};
const typesOf = (responses: object) => {
  const { located, document } = operationOf({ responses }, { components });
  return typesFile('data', located, document, 'https://docs.example.org');
};

it('names the schemas of the success and of an error, also behind a reference', () => {
  expect(typesOf({ 200: json('Thing'), 404: { $ref: '#/components/responses/Bad' } })).toEqual({
    url: 'https://docs.example.org/openapi/data.d.ts',
    file: 'data.d.ts',
    response: 'Thing',
    problem: 'Problem',
  });
});

it.each<[string, object, [response: string | undefined, problem: string | undefined]]>([
  ['no error is documented', { 200: json('Thing') }, ['Thing', undefined]],
  ['nothing comes back', { 204: { description: 'x' }, 404: problem }, [undefined, 'Problem']],
  ['the response is no JSON', { 200: json('Thing', 'text/csv'), 404: problem }, [undefined, 'Problem']],
  ['the response is JSON of its own kind', { 200: json('Thing', 'application/hal+json') }, ['Thing', undefined]],
  [
    'the schema has no name',
    { 200: { content: { 'application/json': { schema: {} } } }, 404: problem },
    [undefined, 'Problem'],
  ],
  [
    'the problem has no title and detail',
    { 200: json('Thing'), 404: json('Bare', 'application/problem+json') },
    ['Thing', undefined],
  ],
])('names the existing schemas if %s', (_, responses, wanted) => {
  const found = typesOf(responses);
  expect([found?.response, found?.problem]).toEqual(wanted);
});

it('is undefined without a named schema', () => expect(typesOf({ 204: { description: 'x' } })).toBeUndefined());
