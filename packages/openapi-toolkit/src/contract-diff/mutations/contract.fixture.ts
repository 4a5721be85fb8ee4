import type { OperationMutation } from './mutation.fixture';

const TOKEN = { type: 'http', scheme: 'bearer' };

/** Security, servers and texts of the whole contract. */
export const contractMutations: readonly OperationMutation[] = [
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
