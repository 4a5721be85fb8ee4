import { shapes } from './shapes.fixture';

/** What is edited: the part of the contract at a path, by what it becomes; `null` removes it. */
export type Edit = readonly [path: string, value: unknown];

const { paths = {} } = shapes();
/** The operations of one shape, with another name for the parameter of the path. */
const RENAMED = JSON.parse(JSON.stringify(paths['/shapes/{shapeId}']).replaceAll('"shapeId"', '"id"')) as object;

const TOKEN = { type: 'http', scheme: 'bearer' };

/**
 * Every part of an operation, added, removed and changed, with what that means. Written by hand: `severity rule`.
 * Paths are below the contract `shapes.fixture.ts`; steps are separated by a space.
 */
export const operationMutations: readonly [name: string, edits: Edit[], expected: string][] = [
  ['operation removed', [['paths /shapes/{shapeId} get', null]], 'breaking operation-removed'],
  [
    'operation moved',
    [
      ['paths /forms', paths['/shapes']],
      ['paths /shapes', null],
    ],
    'breaking operation-moved',
  ],
  [
    'path parameter renamed',
    [
      ['paths /shapes/{id}', RENAMED],
      ['paths /shapes/{shapeId}', null],
    ],
    'risky path-parameter-renamed, risky path-parameter-renamed',
  ],
  [
    'operation added',
    [['paths /shapes/{shapeId} delete', { responses: { 204: { description: 'Gone' } } }]],
    'safe operation-added',
  ],
  ['operation ID changed', [['paths /shapes post operationId', 'makeShape']], 'risky operation-id-changed'],
  ['operation deprecated', [['paths /shapes post deprecated', true]], 'safe deprecated'],
  ['operation summary changed', [['paths /shapes post summary', 'Make a shape']], 'text text-changed'],
  ['operation described', [['paths /shapes post description', 'Makes a shape.']], 'text text-changed'],
  ['operation tagged', [['paths /shapes post tags', ['Shapes']]], 'text annotation-changed'],
  [
    'optional parameter added',
    [['paths /shapes post parameters', [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }]]],
    'safe optional-parameter-added',
  ],
  [
    'required parameter added',
    [['paths /shapes post parameters', [{ name: 'dry', in: 'query', required: true, schema: { type: 'boolean' } }]]],
    'breaking required-parameter-added',
  ],
  ['parameter removed', [['paths /shapes/{shapeId} get parameters 2', null]], 'breaking parameter-removed'],
  ['parameter required', [['paths /shapes/{shapeId} get parameters 1 required', true]], 'breaking parameter-required'],
  ['parameter optional', [['paths /shapes/{shapeId} get parameters 2 required', false]], 'safe parameter-optional'],
  ['parameter moved', [['paths /shapes/{shapeId} get parameters 1 in', 'header']], 'breaking parameter-moved'],
  ['parameter style', [['paths /shapes/{shapeId} get parameters 1 explode', false]], 'breaking serialization-changed'],
  [
    'parameter allows reserved characters',
    [['paths /shapes/{shapeId} get parameters 1 allowReserved', true]],
    'safe serialization-loosened',
  ],
  [
    'parameter type',
    [['paths /shapes/{shapeId} get parameters 1 schema items type', 'integer']],
    'breaking type-changed',
  ],
  [
    'parameter list shortened',
    [['paths /shapes/{shapeId} get parameters 1 schema maxItems', 2]],
    'breaking limit-tightened',
  ],
  ['parameter list longer', [['paths /shapes/{shapeId} get parameters 1 schema maxItems', 9]], 'safe limit-loosened'],
  ['parameter described', [['paths /shapes/{shapeId} get parameters 1 description', 'Which']], 'text text-changed'],
  ['parameter example', [['paths /shapes/{shapeId} get parameters 1 example', ['b']]], 'text example-changed'],
  ['parameter deprecated', [['paths /shapes/{shapeId} get parameters 1 deprecated', true]], 'safe deprecated'],
  ['request body removed', [['paths /shapes post requestBody', null]], 'breaking body-removed'],
  ['request body optional', [['paths /shapes post requestBody required', false]], 'safe body-optional'],
  ['request body required', [['paths /shapes/{shapeId} put requestBody required', true]], 'breaking body-required'],
  [
    'request body added',
    [['paths /shapes/{shapeId} get requestBody', { content: { 'text/plain': {} } }]],
    'safe optional-body-added',
  ],
  [
    'required request body added',
    [['paths /shapes/{shapeId} get requestBody', { required: true, content: { 'text/plain': {} } }]],
    'breaking required-body-added',
  ],
  ['request media type added', [['paths /shapes post requestBody content text/csv', {}]], 'safe media-type-added'],
  [
    'request media type removed',
    [['paths /shapes/{shapeId} put requestBody content text/csv', null]],
    'breaking media-type-removed',
  ],
  [
    'request encoding',
    [['paths /shapes/{shapeId} put requestBody content text/csv encoding', { a: { contentType: 'text/plain' } }]],
    'breaking request-encoding-changed',
  ],
  [
    'request example',
    [['paths /shapes post requestBody content application/json example', { note: 'b' }]],
    'text example-changed',
  ],
  ['response media type added', [['paths /shapes post responses 201 content text/csv', {}]], 'safe media-type-added'],
  [
    'response media type removed',
    [['paths /shapes/{shapeId} get responses 200 content text/csv', null]],
    'breaking media-type-removed',
  ],
  ['status added', [['paths /shapes post responses 202', { description: 'Later' }]], 'risky response-added'],
  ['status removed', [['paths /shapes/{shapeId} get responses 204', null]], 'breaking response-removed'],
  ['error added', [['paths /shapes post responses 409', { description: 'Conflict' }]], 'safe error-added'],
  ['error removed', [['paths /shapes/{shapeId} get responses 404', null]], 'risky error-removed'],
  [
    'response described',
    [['paths /shapes/{shapeId} get responses 404 description', 'No such shape']],
    'text text-changed',
  ],
  [
    'cause of an error',
    [['paths /shapes/{shapeId} get responses 404 x-cause', 'It is gone']],
    'text annotation-changed',
  ],
  [
    'header added',
    [['paths /shapes/{shapeId} get responses 200 headers X-More', { schema: { type: 'string' } }]],
    'safe header-added',
  ],
  ['header removed', [['paths /shapes/{shapeId} get responses 200 headers X-Rate', null]], 'breaking header-removed'],
  [
    'header optional',
    [['paths /shapes/{shapeId} get responses 200 headers X-Rate required', false]],
    'breaking header-optional',
  ],
  [
    'header required',
    [['paths /shapes/{shapeId} get responses 200 headers X-Note required', true]],
    'safe header-required',
  ],
  [
    'header type',
    [['paths /shapes/{shapeId} get responses 200 headers X-Rate schema type', 'string']],
    'breaking response-type-changed',
  ],
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
  [
    'property of a callback removed',
    [
      [
        'paths /shapes post callbacks done {$request.body#/url} post requestBody content application/json schema properties at',
        null,
      ],
    ],
    'breaking response-property-removed',
  ],
  [
    'value of a callback added',
    [
      [
        'paths /shapes post callbacks done {$request.body#/url} post requestBody content application/json schema properties at enum',
        ['a', 'b', 'c'],
      ],
    ],
    'risky response-value-added',
  ],
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
  ['security dropped', [['paths /shapes post security', []]], 'safe security-loosened'],
  [
    'security alternative added',
    [['paths /shapes post security', [{ key: [] }, { token: [] }]]],
    'safe security-loosened',
  ],
  ['security replaced', [['paths /shapes post security', [{ token: [] }]]], 'breaking security-tightened'],
  ['security for all', [['security', [{ key: [], token: [] }]]], 'breaking security-tightened'],
  [
    'scope added',
    [['paths /shapes/{shapeId} put security', [{ oauth: ['read', 'write'] }]]],
    'breaking security-tightened',
  ],
  ['scope removed', [['paths /shapes/{shapeId} put security', [{ oauth: [] }]]], 'safe security-loosened'],
  ['key sent elsewhere', [['components securitySchemes key in', 'query']], 'breaking security-scheme-changed'],
  ['key described', [['components securitySchemes key description', 'The key']], 'text text-changed'],
  ['unused scheme changed', [['components securitySchemes token', TOKEN]], ''],
  ['server changed', [['servers 0 url', 'https://new.example.com']], 'breaking server-removed'],
  ['server added', [['servers 1', { url: 'https://other.example.com' }]], 'safe server-added'],
  ['server described', [['servers 0 description', 'Production']], 'text text-changed'],
  ['contract described', [['info description', 'Other words']], 'text text-changed'],
  ['version set', [['info version', '9.9.9']], ''],
];
