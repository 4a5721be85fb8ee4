import type { OperationMutation } from './mutation.fixture';

const GOT = 'paths /shapes/{shapeId} get responses';
const AT =
  'paths /shapes post callbacks done {$request.body#/url} post requestBody content application/json schema properties at';

/** Responses with headers and links, callbacks and webhooks. */
export const responseMutations: readonly OperationMutation[] = [
  ['response media type added', [['paths /shapes post responses 201 content text/csv', {}]], 'safe media-type-added'],
  ['response media type removed', [[`${GOT} 200 content text/csv`, null]], 'breaking media-type-removed'],
  ['status added', [['paths /shapes post responses 202', { description: 'Later' }]], 'risky response-added'],
  ['status removed', [[`${GOT} 204`, null]], 'breaking response-removed'],
  ['error added', [['paths /shapes post responses 409', { description: 'Conflict' }]], 'safe error-added'],
  ['error removed', [[`${GOT} 404`, null]], 'risky error-removed'],
  ['response described', [[`${GOT} 404 description`, 'No such shape']], 'text text-changed'],
  ['cause of an error', [[`${GOT} 404 x-cause`, 'It is gone']], 'text annotation-changed'],
  ['header added', [[`${GOT} 200 headers X-More`, { schema: { type: 'string' } }]], 'safe header-added'],
  ['header removed', [[`${GOT} 200 headers X-Rate`, null]], 'breaking header-removed'],
  ['header optional', [[`${GOT} 200 headers X-Rate required`, false]], 'breaking header-optional'],
  ['header required', [[`${GOT} 200 headers X-Note required`, true]], 'safe header-required'],
  ['header type', [[`${GOT} 200 headers X-Rate schema type`, 'string']], 'breaking response-type-changed'],
  [
    'link added',
    [['paths /shapes post responses 201 links', { next: { operationId: 'getShape' } }]],
    'safe link-changed',
  ],
  [
    'callback added',
    [['paths /shapes/{shapeId} put callbacks', { done: { '{$request.body#/url}': { post: { responses: {} } } } }]],
    'safe callback-added',
  ],
  ['callback removed', [['paths /shapes post callbacks', null]], 'breaking callback-removed'],
  ['property of a callback removed', [[AT, null]], 'breaking response-property-removed'],
  ['value of a callback added', [[`${AT} enum`, ['a', 'b', 'c']]], 'risky response-value-added'],
  ['webhook removed', [['webhooks changed', null]], 'breaking callback-removed'],
  [
    'property of a webhook added and required',
    [
      [
        'webhooks changed post requestBody content application/json schema',
        { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      ],
    ],
    'safe response-required-property-added',
  ],
];
