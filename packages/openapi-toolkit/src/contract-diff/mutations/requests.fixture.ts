import { shapes } from '../../../../../tests/support/shapes';
import type { OperationMutation } from './mutation.fixture';

const PARAMETERS = 'paths /shapes/{shapeId} get parameters';
const { paths = {} } = shapes();
/** Operations of one shape, with the path parameter renamed. */
const RENAMED = JSON.parse(JSON.stringify(paths['/shapes/{shapeId}']).replaceAll('"shapeId"', '"id"')) as object;

/** Operations, their parameters and their bodies. */
export const requestMutations: readonly OperationMutation[] = [
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
  ['parameter removed', [[`${PARAMETERS} 2`, null]], 'breaking parameter-removed'],
  ['parameter required', [[`${PARAMETERS} 1 required`, true]], 'breaking parameter-required'],
  ['parameter optional', [[`${PARAMETERS} 2 required`, false]], 'safe parameter-optional'],
  ['parameter moved', [[`${PARAMETERS} 1 in`, 'header']], 'breaking parameter-moved'],
  ['parameter style', [[`${PARAMETERS} 1 explode`, false]], 'breaking serialization-changed'],
  ['parameter allows reserved characters', [[`${PARAMETERS} 1 allowReserved`, true]], 'safe serialization-loosened'],
  ['parameter type', [[`${PARAMETERS} 1 schema items type`, 'integer']], 'breaking type-changed'],
  ['parameter list shortened', [[`${PARAMETERS} 1 schema maxItems`, 2]], 'breaking limit-tightened'],
  ['parameter list longer', [[`${PARAMETERS} 1 schema maxItems`, 9]], 'safe limit-loosened'],
  ['parameter described', [[`${PARAMETERS} 1 description`, 'Which']], 'text text-changed'],
  ['parameter example', [[`${PARAMETERS} 1 example`, ['b']]], 'text example-changed'],
  ['parameter deprecated', [[`${PARAMETERS} 1 deprecated`, true]], 'safe deprecated'],
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
];
