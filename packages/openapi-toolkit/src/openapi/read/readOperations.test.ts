import { expect, it } from 'vitest';
import type { Document } from '../document';
import { readOperations } from './operation';

const read = (paths: object) =>
  readOperations({ openapi: '3.1.0', info: { title: 'Shapes', version: '1' }, paths } as Document, 'shapes.yaml');

const responseOf = (schema: object) => ({ responses: { 200: { content: { 'application/json': { schema } } } } });

it('reads every operation with the anchors of its page', () => {
  const operation = responseOf({ title: 'Shape' });
  const found = read({ '/a': { get: operation }, '/b': { get: operation } });
  expect(found.map(({ located, operation: { id, responses } }) => [located.id, id, responses[0]?.anchor])).toEqual([
    ['get-a', 'get-a', 'response-200'],
    ['get-b', 'get-b', 'response-200'],
  ]);
});

it('names the operation with a keyword of a wrong type', () => {
  expect(() => read({ '/a': { get: {} }, '/b': { put: responseOf({ enum: 'red' }) } })).toThrow(
    expect.objectContaining({
      what: expect.stringMatching(/^PUT \/b can't be read: .*flatMap is not a function$/),
      where: 'shapes.yaml#/paths/~1b/put',
      fix: 'A keyword has a value of another type than OpenAPI says. `npm run lint:specs` names it.',
    }),
  );
});

it('keeps errors of the reader', () => {
  expect(() => read({ '/a': { get: responseOf({ $ref: '#/components/schemas/Shape' }) } })).toThrow(
    expect.objectContaining({
      what: 'The reference "#/components/schemas/Shape" leads nowhere.',
      where: expect.stringMatching(/^shapes\.yaml#\/paths\/~1a\/get: ./),
    }),
  );
});
