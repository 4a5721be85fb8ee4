import type { SchemaMutation } from './mutation.fixture';

/** `oneOf`, `anyOf` and the discriminator. */
export const alternativeMutations: readonly SchemaMutation[] = [
  [
    '{oneOf: [{type: string}, {type: integer}]}',
    '{oneOf: [{type: string}, {type: integer}, {type: object}]}',
    'safe/risky shape-added',
  ],
  [
    '{oneOf: [{type: string}, {type: integer}, {type: object}]}',
    '{oneOf: [{type: string}, {type: integer}]}',
    'breaking/safe shape-removed',
  ],
  [
    '{anyOf: [{type: string}, {type: integer}]}',
    '{anyOf: [{type: string}, {type: integer}, {type: object}]}',
    'safe/risky shape-added',
  ],
  [
    '{oneOf: [{title: A, type: string, maxLength: 2}, {type: integer}]}',
    '{oneOf: [{title: A, type: string, maxLength: 3}, {type: integer}]}',
    'safe/risky limit-loosened',
  ],
  [
    '{oneOf: [{type: string}, {type: integer}]}',
    '{oneOf: [{type: string}, {type: integer}], discriminator: {propertyName: kind}}',
    'breaking discriminator-changed',
  ],
  [
    '{type: object, properties: {a: {}}}',
    '{oneOf: [{type: object, properties: {a: {}}}, {type: object, properties: {b: {}}}]}',
    'safe/risky shape-added',
  ],

  ['{type: string, maxLength: 3}', '{oneOf: [{type: integer}, {type: boolean}]}', 'breaking shapes-changed'],
];
