import type { SchemaMutation } from './mutation.fixture';

/** Properties, items and conditions. */
export const objectMutations: readonly SchemaMutation[] = [
  ['{type: object}', '{type: object, properties: {a: {type: string}}}', 'safe optional-property-added'],
  [
    '{type: object}',
    '{type: object, properties: {a: {type: string}}, required: [a]}',
    'breaking/safe required-property-added',
  ],
  ['{type: object, properties: {a: {type: string}}}', '{type: object}', 'breaking property-removed'],
  [
    '{type: object, properties: {a: {type: string}}, required: [a]}',
    '{type: object, properties: {}}',
    'breaking property-removed',
  ],
  [
    '{type: object, properties: {a: {}}}',
    '{type: object, properties: {a: {}}, required: [a]}',
    'breaking/safe property-required',
  ],
  [
    '{type: object, properties: {a: {}}, required: [a]}',
    '{type: object, properties: {a: {}}}',
    'safe/breaking property-optional',
  ],
  [
    '{type: object, properties: {a: {}}}',
    '{type: object, properties: {a: {readOnly: true}}}',
    'breaking/safe read-only-added',
  ],
  [
    '{type: object, properties: {a: {readOnly: true}}}',
    '{type: object, properties: {a: {}}}',
    'safe read-only-removed',
  ],
  [
    '{type: object, properties: {a: {}}}',
    '{type: object, properties: {a: {writeOnly: true}}}',
    'safe/breaking write-only-added',
  ],
  [
    '{type: object, properties: {a: {writeOnly: true}}}',
    '{type: object, properties: {a: {}}}',
    'safe write-only-removed',
  ],
  ['{type: object, patternProperties: {^a: {}}}', '{type: object}', 'breaking property-removed'],
  [
    '{type: object, patternProperties: {^a: {type: string}}}',
    '{type: object, patternProperties: {^a: {type: integer}}}',
    'breaking type-changed',
  ],
  ['{type: object}', '{type: object, additionalProperties: false}', 'breaking/safe further-properties-forbidden'],
  ['{type: object, additionalProperties: false}', '{type: object}', 'safe further-properties-allowed'],
  ['{type: object}', '{type: object, additionalProperties: {type: string}}', 'breaking/safe constraint-added'],
  [
    '{type: object, additionalProperties: {type: string}}',
    '{type: object, additionalProperties: true}',
    'safe/risky constraint-removed',
  ],
  ['{additionalProperties: {type: string}}', '{additionalProperties: {type: integer}}', 'breaking type-changed'],
  ['{propertyNames: {pattern: ^a}}', '{}', 'safe/risky constraint-removed'],
  ['{type: array, items: {type: string}}', '{type: array, items: {type: integer}}', 'breaking type-changed'],
  ['{type: array}', '{type: array, items: {type: string}}', 'breaking/safe type-narrowed'],
  ['{type: array, items: {type: string}}', '{type: array}', 'safe/breaking type-widened'],
  [
    '{type: array, prefixItems: [{type: string}]}',
    '{type: array, prefixItems: [{type: integer}]}',
    'breaking type-changed',
  ],
  ['{dependentRequired: {a: [b]}}', '{dependentRequired: {a: [b, c]}}', 'breaking/risky constraint-changed'],
  ['{}', '{not: {type: string}}', 'breaking/safe constraint-added'],
  [
    '{if: {required: [a]}, then: {required: [b]}}',
    '{if: {required: [a]}, then: {required: [c]}}',
    'breaking/risky constraint-changed',
  ],
  ['{type: array, contains: {type: string}}', '{type: array}', 'safe/risky constraint-removed'],
];
