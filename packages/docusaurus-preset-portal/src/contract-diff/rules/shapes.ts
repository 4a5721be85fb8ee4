import type { Family } from './types';

const ACCEPTED = 'All requests that were accepted still are.';
const KNOWN = 'Every response is one that clients could read before.';
const OPTIONAL = [
  'properties:\n  id: { type: string }',
  'properties:\n  id: { type: string }\n  note: { type: string }',
];
const [WITHOUT = '', WITH = ''] = OPTIONAL;

/** Rules for properties and alternatives. */
export const shapeFamilies = {
  'required-property-added': {
    name: 'Required property added',
    request: ['breaking', 'Requests without it are rejected.'],
    response: ['safe', 'Clients ignore properties they don’t know.'],
    example: [WITHOUT, `${WITH}\nrequired: [note]`],
  },
  'optional-property-added': {
    name: 'Optional property added',
    request: ['safe', ACCEPTED],
    response: ['safe', 'Clients ignore properties they don’t know.'],
    example: [WITHOUT, WITH],
  },
  'property-removed': {
    name: 'Property removed',
    request: ['breaking', 'Requests that send it are rejected, or what they ask for is ignored.'],
    response: ['breaking', 'Clients that read it find nothing.'],
    example: [WITH, WITHOUT],
  },
  'property-required': {
    name: 'Property became required',
    request: ['breaking', 'Requests without it are rejected.'],
    response: ['safe', KNOWN],
    example: [WITH, `${WITH}\nrequired: [note]`],
  },
  'property-optional': {
    name: 'Property became optional',
    request: ['safe', ACCEPTED],
    response: ['breaking', 'Clients that rely on it find nothing.'],
    example: [`${WITH}\nrequired: [note]`, WITH],
  },
  'read-only-added': {
    name: 'Property became read-only',
    request: ['breaking', 'Requests can no longer set it.'],
    response: ['safe', KNOWN],
    example: ['type: string', 'type: string\nreadOnly: true'],
  },
  'read-only-removed': {
    name: 'Property no longer read-only',
    request: ['safe', ACCEPTED],
    response: ['safe', KNOWN],
    example: ['type: string\nreadOnly: true', 'type: string'],
  },
  'write-only-added': {
    name: 'Property became write-only',
    request: ['safe', ACCEPTED],
    response: ['breaking', 'Clients that read it find nothing.'],
    example: ['type: string', 'type: string\nwriteOnly: true'],
  },
  'write-only-removed': {
    name: 'Property no longer write-only',
    request: ['safe', ACCEPTED],
    response: ['safe', 'Clients ignore properties they don’t know.'],
    example: ['type: string\nwriteOnly: true', 'type: string'],
  },
  'further-properties-allowed': {
    name: 'Further properties allowed',
    request: ['safe', ACCEPTED],
    response: ['safe', 'Clients ignore properties they don’t know.'],
    example: ['additionalProperties: false', 'additionalProperties: true'],
  },
  'further-properties-forbidden': {
    name: 'Further properties forbidden',
    request: ['breaking', 'Requests with properties that are not listed are rejected.'],
    response: ['safe', KNOWN],
    example: ['additionalProperties: true', 'additionalProperties: false'],
  },
  'shape-added': {
    name: 'Alternative added',
    request: ['safe', ACCEPTED],
    response: ['risky', 'Clients that treat the list as complete meet a shape they don’t know.'],
    example: [
      'oneOf: [{ $ref: Circle }, { $ref: Square }]',
      'oneOf: [{ $ref: Circle }, { $ref: Square }, { $ref: Star }]',
    ],
  },
  'shape-removed': {
    name: 'Alternative removed',
    request: ['breaking', 'Requests with this shape are rejected.'],
    response: ['safe', KNOWN],
    example: [
      'oneOf: [{ $ref: Circle }, { $ref: Square }, { $ref: Star }]',
      'oneOf: [{ $ref: Circle }, { $ref: Square }]',
    ],
  },
  'shapes-changed': {
    name: 'Alternatives replaced',
    request: ['breaking', 'Requests that were accepted may be rejected.'],
    response: ['breaking', 'Clients read the value by its old shape.'],
    example: ['type: object', 'oneOf: [{ $ref: Circle }, { $ref: Square }]'],
  },
  'discriminator-changed': {
    name: 'Discriminator changed',
    request: ['breaking', 'Requests name their shape in the old way.'],
    response: ['breaking', 'Clients find the shape in the old way.'],
    example: ['discriminator: { propertyName: kind }', 'discriminator: { propertyName: type }'],
  },
} as const satisfies Record<string, Family>;
