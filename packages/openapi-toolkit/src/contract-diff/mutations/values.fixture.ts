import type { SchemaMutation } from './mutation.fixture';

/** Types, lists of values, formats, limits, defaults and encodings of a value. */
export const valueMutations: readonly SchemaMutation[] = [
  ['{type: string}', '{type: integer}', 'breaking type-changed'],
  ['{type: string}', '{type: object}', 'breaking type-changed'],
  ['{type: integer}', '{type: number}', 'safe/breaking type-widened'],
  ['{type: number}', '{type: integer}', 'breaking/safe type-narrowed'],
  ['{type: string}', '{type: [string, integer]}', 'safe/breaking type-widened'],
  ['{type: [string, integer]}', '{type: string}', 'breaking/safe type-narrowed'],
  ['{type: string}', '{}', 'safe/breaking type-widened'],
  ['{}', '{type: string}', 'breaking/safe type-narrowed'],
  ['{type: string}', "{type: [string, 'null']}", 'safe/breaking null-added'],
  ["{type: [string, 'null']}", '{type: string}', 'breaking/safe null-removed'],
  [
    '{$ref: "#/components/schemas/Size"}',
    '{anyOf: [{$ref: "#/components/schemas/Size"}, {type: "null"}]}',
    'safe/breaking null-added',
  ],
  [
    '{anyOf: [{$ref: "#/components/schemas/Size"}, {type: "null"}]}',
    '{$ref: "#/components/schemas/Size"}',
    'breaking/safe null-removed',
  ],
  ['{type: string, nullable: false}', '{type: string, nullable: true}', 'safe/breaking null-added'],
  ['{type: string, nullable: true}', '{type: string}', 'breaking/safe null-removed'],

  ['{type: string, enum: [a, b]}', '{type: string, enum: [a, b, c]}', 'safe/risky value-added'],
  ['{type: string, enum: [a, b]}', '{type: string, enum: [a]}', 'breaking/safe value-removed'],
  ['{type: string, enum: [a, b]}', '{type: string, enum: [c, d]}', 'breaking values-replaced'],
  ['{type: string, enum: [a, b]}', '{type: string, enum: [a, c]}', 'breaking value-removed', 'risky value-added'],
  ['{type: string}', '{type: string, enum: [a, b]}', 'breaking/safe values-listed'],
  ['{type: string, enum: [a, b]}', '{type: string}', 'safe/risky values-unlisted'],
  ['{type: string}', '{type: string, const: a}', 'breaking/safe values-listed'],
  ['{type: string, const: a}', '{type: string}', 'safe/risky values-unlisted'],
  ['{type: string, const: a}', '{type: string, const: b}', 'breaking values-replaced'],
  ['{type: string, const: a}', '{type: string, enum: [a, b]}', 'safe/risky value-added'],

  ['{type: string}', '{type: string, format: date}', 'breaking/safe format-tightened'],
  ['{type: string, format: date}', '{type: string}', 'safe/risky format-loosened'],
  ['{type: string, format: date}', '{type: string, format: date-time}', 'breaking format-changed'],
  ['{type: integer, format: int32}', '{type: integer, format: int64}', 'safe/risky format-loosened'],
  ['{type: integer, format: int64}', '{type: integer, format: int32}', 'breaking/safe format-tightened'],
  ['{type: string}', '{type: string, pattern: ^a}', 'breaking/safe constraint-added'],
  ['{type: string, pattern: ^a}', '{type: string}', 'safe/risky constraint-removed'],
  ['{type: string, pattern: ^a}', '{type: string, pattern: ^b}', 'breaking/risky constraint-changed'],

  ...['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum'].flatMap(
    (keyword): [string, string, string, string][] => [
      ['{}', `{${keyword}: 2}`, 'breaking limit-tightened', 'safe limit-tightened'],
      [`{${keyword}: 2}`, '{}', 'safe limit-loosened', 'risky limit-loosened'],
      [`{${keyword}: 2}`, `{${keyword}: 3}`, 'breaking limit-tightened', 'safe limit-tightened'],
      [`{${keyword}: 3}`, `{${keyword}: 2}`, 'safe limit-loosened', 'risky limit-loosened'],
    ],
  ),
  ...['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum'].flatMap(
    (keyword): [string, string, string, string][] => [
      ['{}', `{${keyword}: 2}`, 'breaking limit-tightened', 'safe limit-tightened'],
      [`{${keyword}: 2}`, '{}', 'safe limit-loosened', 'risky limit-loosened'],
      [`{${keyword}: 3}`, `{${keyword}: 2}`, 'breaking limit-tightened', 'safe limit-tightened'],
      [`{${keyword}: 2}`, `{${keyword}: 3}`, 'safe limit-loosened', 'risky limit-loosened'],
    ],
  ),
  ['{minimum: 2}', '{exclusiveMinimum: 2}', 'breaking/safe limit-tightened'],
  ['{maximum: 2, exclusiveMaximum: true}', '{maximum: 2}', 'safe/risky limit-loosened'],
  ['{multipleOf: 2}', '{}', 'safe/risky constraint-removed'],
  ['{}', '{multipleOf: 2}', 'breaking/safe constraint-added'],
  ['{multipleOf: 2}', '{multipleOf: 3}', 'breaking/risky constraint-changed'],
  [
    '{type: array, items: {type: string}}',
    '{type: array, items: {type: string}, uniqueItems: true}',
    'breaking/safe limit-tightened',
  ],
  [
    '{type: array, items: {type: string}, uniqueItems: true}',
    '{type: array, items: {type: string}}',
    'safe/risky limit-loosened',
  ],

  ['{type: string, default: a}', '{type: string, default: b}', 'breaking/risky default-changed'],
  ['{type: string}', '{type: string, default: a}', 'risky/safe default-added'],
  ['{type: string, default: a}', '{type: string}', 'breaking/risky default-removed'],
  ['{type: string, contentEncoding: base64}', '{type: string}', 'breaking encoding-changed'],
  ['{type: string}', '{type: string, contentEncoding: base64}', 'breaking encoding-changed'],
  ['{contentMediaType: image/png}', '{contentMediaType: image/gif}', 'breaking encoding-changed'],
  ['{xml: {name: a}}', '{xml: {name: b}}', 'breaking encoding-changed'],
  ['{x-unit: m}', '{x-unit: km}', 'breaking unit-changed'],
];
