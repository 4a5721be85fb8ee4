import { apiOf } from '../reference/generate/api.fixture';
import { type ClientModel, clientModel } from './model';

const HOSTILE = {
  paths: {
    '/orders/{class}': {
      post: {
        operationId: 'import',
        description: 'x',
        parameters: [
          { name: 'class', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'sort', in: 'query', schema: { type: 'array', items: { enum: ['up', "'; import os #"] } } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        responses: {
          '200': {
            description: 'x',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        description: 'Ends """ here */ \\u002a\\u002f <b> @see x\\',
        required: ['from'],
        properties: {
          from: { type: ['string', 'null'] },
          'x-1': { type: 'integer' },
          parts: { items: {}, type: 'array' },
          '\u{1f9ba}': { type: 'boolean' },
        },
      },
    },
  },
} as unknown as Parameters<typeof apiOf>[0];

/** Returns the clients of a contract whose names and texts are special in a programming language. */
export const hostileModel = (): ClientModel => ({
  ...clientModel([apiOf(HOSTILE)], '1.2.3'),
  name: 'shop-client',
  className: 'Shop',
});
