import { expect, it } from 'vitest';
import { readOperations } from './readOperations';
import { schemasOf, walk } from './walk';

const shape = {
  type: 'object',
  properties: {
    size: { type: 'object', properties: { width: { type: 'integer' } } },
    kind: {
      oneOf: [{ title: 'round', type: 'object', properties: { radius: { type: 'number' } } }, { title: 'flat' }],
    },
  },
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Shapes', version: '1' },
  paths: {
    '/shapes/{id}': {
      put: {
        operationId: 'putShape',
        parameters: [
          { name: 'id', in: 'path', schema: {} },
          { name: 'trace', in: 'header', schema: {} },
        ],
        requestBody: { content: { 'application/json': { schema: shape }, 'text/plain': {} } },
        responses: {
          200: {
            content: { 'application/json': { schema: { title: 'done' } }, 'image/png': {} },
            headers: { age: {} },
          },
          404: { content: { 'application/json': { schema: { title: 'missing' } } } },
        },
      },
    },
  },
};

function readOperation() {
  const [found] = readOperations(document, 'shapes.yaml');
  if (!found) throw new Error('The contract of this test has an operation.');
  return found.operation;
}
const readBody = () => readOperation().requestBody?.media[0]?.schema;

it('visits a node, its children and its alternatives, with their depth', () => {
  expect([...walk(readBody())].map(({ node, depth }) => [node.name, depth])).toEqual([
    ['', 0],
    ['size', 1],
    ['width', 2],
    ['kind', 1],
    ['round', 2],
    ['radius', 3],
    ['flat', 2],
  ]);
});

it('finds every schema of an operation', () => {
  expect(
    schemasOf(readOperation()).map(({ location, status, schema }) => [location, status, schema.name || schema.title]),
  ).toEqual([
    ['path', undefined, 'id'],
    ['header', undefined, 'trace'],
    ['body', undefined, undefined],
    ['response', '200', 'done'],
    ['response header', '200', 'age'],
    ['response', '404', 'missing'],
  ]);
});
