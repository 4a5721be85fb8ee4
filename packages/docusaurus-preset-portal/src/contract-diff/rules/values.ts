import type { Family } from './types';

const REJECTED = 'Requests that were accepted are rejected.';
const ACCEPTED = 'All requests that were accepted still are.';
const UNREAD = 'A client may meet a value that it can’t read.';
const KNOWN = 'Every response is one that clients could read before.';

/** Rules for allowed values. */
export const valueFamilies = {
  'type-changed': {
    name: 'Type changed',
    request: ['breaking', 'Values of the old type are rejected.'],
    response: ['breaking', 'Clients read the value as the old type.'],
    example: ['type: string', 'type: integer'],
  },
  'type-widened': {
    name: 'Further types allowed',
    request: ['safe', ACCEPTED],
    response: ['breaking', 'Clients read the value as one of the old types.'],
    example: ['type: integer', 'type: number'],
  },
  'type-narrowed': {
    name: 'Fewer types allowed',
    request: ['breaking', REJECTED],
    response: ['safe', KNOWN],
    example: ['type: number', 'type: integer'],
  },
  'null-added': {
    name: 'Null allowed',
    request: ['safe', ACCEPTED],
    response: ['breaking', 'Clients that expect a value get null.'],
    example: ['type: string', "type: [string, 'null']"],
  },
  'null-removed': {
    name: 'Null no longer allowed',
    request: ['breaking', 'Requests with null are rejected.'],
    response: ['safe', KNOWN],
    example: ["type: [string, 'null']", 'type: string'],
  },
  'value-added': {
    name: 'Listed value added',
    request: ['safe', ACCEPTED],
    response: ['risky', 'Clients that treat the list as complete meet a value they don’t know.'],
    example: ['enum: [small, large]', 'enum: [small, large, huge]'],
  },
  'value-removed': {
    name: 'Listed value removed',
    request: ['breaking', 'Requests with the value are rejected.'],
    response: ['safe', KNOWN],
    example: ['enum: [small, large]', 'enum: [small]'],
  },
  'values-replaced': {
    name: 'All listed values replaced',
    request: ['breaking', REJECTED],
    response: ['breaking', 'None of the values that clients know is returned.'],
    example: ['const: small', 'const: s'],
  },
  'values-listed': {
    name: 'Values limited to a list',
    request: ['breaking', 'Requests with other values are rejected.'],
    response: ['safe', KNOWN],
    example: ['type: string', 'type: string\nenum: [small, large]'],
  },
  'values-unlisted': {
    name: 'Values no longer limited to a list',
    request: ['safe', ACCEPTED],
    response: ['risky', UNREAD],
    example: ['type: string\nenum: [small, large]', 'type: string'],
  },
  'limit-tightened': {
    name: 'Limit tightened',
    request: ['breaking', REJECTED],
    response: ['safe', KNOWN],
    example: ['maxLength: 100', 'maxLength: 50'],
  },
  'limit-loosened': {
    name: 'Limit loosened',
    request: ['safe', ACCEPTED],
    response: ['risky', 'A value may be longer, larger or smaller than a client has room for.'],
    example: ['maxLength: 50', 'maxLength: 100'],
  },
  'format-tightened': {
    name: 'Format added or tightened',
    request: ['breaking', REJECTED],
    response: ['safe', KNOWN],
    example: ['type: string', 'type: string\nformat: date'],
  },
  'format-loosened': {
    name: 'Format removed or loosened',
    request: ['safe', ACCEPTED],
    response: ['risky', UNREAD],
    example: ['type: string\nformat: date', 'type: string'],
  },
  'format-changed': {
    name: 'Format changed',
    request: ['breaking', 'Values of the old format are rejected.'],
    response: ['breaking', 'Clients read the value by the old format.'],
    example: ['format: date', 'format: date-time'],
  },
  'constraint-added': {
    name: 'Constraint added',
    request: ['breaking', REJECTED],
    response: ['safe', KNOWN],
    example: ['type: string', "type: string\npattern: '^[A-Z]+$'"],
  },
  'constraint-removed': {
    name: 'Constraint removed',
    request: ['safe', ACCEPTED],
    response: ['risky', UNREAD],
    example: ["type: string\npattern: '^[A-Z]+$'", 'type: string'],
  },
  'constraint-changed': {
    name: 'Constraint changed',
    request: ['breaking', 'Requests that were accepted may be rejected.'],
    response: ['risky', UNREAD],
    example: ["pattern: '^[A-Z]+$'", "pattern: '^[A-Z0-9]{4}$'"],
  },
  'default-added': {
    name: 'Default added',
    request: ['risky', 'A request without the value now says something definite.'],
    response: ['safe', 'Says what a value that is absent means.'],
    example: ['type: integer', 'type: integer\ndefault: 20'],
  },
  'default-changed': {
    name: 'Default changed',
    request: ['breaking', 'The same request without the value now means something else.'],
    response: ['risky', 'A value that is absent now means something else.'],
    example: ['default: 20', 'default: 50'],
  },
  'default-removed': {
    name: 'Default removed',
    request: ['breaking', 'The same request without the value now means something else.'],
    response: ['risky', 'A value that is absent no longer means something definite.'],
    example: ['type: integer\ndefault: 20', 'type: integer'],
  },
  'encoding-changed': {
    name: 'Encoding changed',
    request: ['breaking', 'Values in the old encoding are rejected.'],
    response: ['breaking', 'Clients decode the value by the old encoding.'],
    example: ['contentEncoding: base64', 'contentEncoding: base64url'],
  },
  'unit-changed': {
    name: 'Unit changed',
    request: ['breaking', 'The same number means another amount.'],
    response: ['breaking', 'The same number means another amount.'],
    example: ['x-unit: m', 'x-unit: km'],
  },
} as const satisfies Record<string, Family>;
