import { directed, narrowed, READABLE, widened } from './verdicts';

const WITHOUT = 'properties:\n  id: { type: string }';
const WITH = `${WITHOUT}\n  note: { type: string }`;
const REQUIRED = `${WITH}\nrequired: [note]`;

/** Rules for values, whose severity depends on the direction of the data. */
export const families = {
  ...directed(
    ['breaking', 'Requests without it are rejected.'],
    ['safe', 'Clients ignore properties they don’t know.'],
    { 'required-property-added': ['Required property added', WITHOUT, REQUIRED] },
  ),
  ...widened(['safe', 'Clients ignore properties they don’t know.'], {
    'optional-property-added': ['Optional property added', WITHOUT, WITH],
    'write-only-removed': ['Property no longer write-only', 'type: string\nwriteOnly: true', 'type: string'],
    'further-properties-allowed': [
      'Further properties allowed',
      'additionalProperties: false',
      'additionalProperties: true',
    ],
  }),
  ...directed(
    ['breaking', 'Requests that send it are rejected, or what they ask for is ignored.'],
    ['breaking', 'Clients that read it find nothing.'],
    { 'property-removed': ['Property removed', WITH, WITHOUT] },
  ),
  ...narrowed('Requests without it are rejected.', {
    'property-required': ['Property became required', WITH, REQUIRED],
  }),
  ...widened(['breaking', 'Clients that rely on it find nothing.'], {
    'property-optional': ['Property became optional', REQUIRED, WITH],
  }),
  ...narrowed('Requests can no longer set it.', {
    'read-only-added': ['Property became read-only', 'type: string', 'type: string\nreadOnly: true'],
  }),
  ...widened(READABLE, {
    'read-only-removed': ['Property no longer read-only', 'type: string\nreadOnly: true', 'type: string'],
  }),
  ...widened(['breaking', 'Clients that read it find nothing.'], {
    'write-only-added': ['Property became write-only', 'type: string', 'type: string\nwriteOnly: true'],
  }),
  ...narrowed('Requests with properties that are not listed are rejected.', {
    'further-properties-forbidden': [
      'Further properties forbidden',
      'additionalProperties: true',
      'additionalProperties: false',
    ],
  }),
  ...widened(['risky', 'Clients that treat the list as complete meet a shape they don’t know.'], {
    'shape-added': [
      'Alternative added',
      'oneOf: [{ $ref: Circle }, { $ref: Square }]',
      'oneOf: [{ $ref: Circle }, { $ref: Square }, { $ref: Star }]',
    ],
  }),
  ...narrowed('Requests with this shape are rejected.', {
    'shape-removed': [
      'Alternative removed',
      'oneOf: [{ $ref: Circle }, { $ref: Square }, { $ref: Star }]',
      'oneOf: [{ $ref: Circle }, { $ref: Square }]',
    ],
  }),
  ...directed(
    ['breaking', 'Requests that were accepted may be rejected.'],
    ['breaking', 'Clients read the value by its old shape.'],
    { 'shapes-changed': ['Alternatives replaced', 'type: object', 'oneOf: [{ $ref: Circle }, { $ref: Square }]'] },
  ),
  ...directed(
    ['breaking', 'Requests name their shape in the old way.'],
    ['breaking', 'Clients find the shape in the old way.'],
    {
      'discriminator-changed': [
        'Discriminator changed',
        'discriminator: { propertyName: kind }',
        'discriminator: { propertyName: type }',
      ],
    },
  ),
  ...directed(
    ['breaking', 'Values of the old type are rejected.'],
    ['breaking', 'Clients read the value as the old type.'],
    { 'type-changed': ['Type changed', 'type: string', 'type: integer'] },
  ),
  ...widened(['breaking', 'Clients read the value as one of the old types.'], {
    'type-widened': ['Further types allowed', 'type: integer', 'type: number'],
  }),
  ...narrowed('Requests that were accepted are rejected.', {
    'type-narrowed': ['Fewer types allowed', 'type: number', 'type: integer'],
    'limit-tightened': ['Limit tightened', 'maxLength: 100', 'maxLength: 50'],
    'format-tightened': ['Format added or tightened', 'type: string', 'type: string\nformat: date'],
    'constraint-added': ['Constraint added', 'type: string', "type: string\npattern: '^[A-Z]+$'"],
  }),
  ...widened(['breaking', 'Clients that expect a value get null.'], {
    'null-added': ['Null allowed', 'type: string', "type: [string, 'null']"],
  }),
  ...narrowed('Requests with null are rejected.', {
    'null-removed': ['Null no longer allowed', "type: [string, 'null']", 'type: string'],
  }),
  ...widened(['risky', 'Clients that treat the list as complete meet a value they don’t know.'], {
    'value-added': ['Listed value added', 'enum: [small, large]', 'enum: [small, large, huge]'],
  }),
  ...narrowed('Requests with the value are rejected.', {
    'value-removed': ['Listed value removed', 'enum: [small, large]', 'enum: [small]'],
  }),
  ...directed(
    ['breaking', 'Requests that were accepted are rejected.'],
    ['breaking', 'None of the values that clients know is returned.'],
    { 'values-replaced': ['All listed values replaced', 'const: small', 'const: s'] },
  ),
  ...narrowed('Requests with other values are rejected.', {
    'values-listed': ['Values limited to a list', 'type: string', 'type: string\nenum: [small, large]'],
  }),
  ...widened(['risky', 'A client may meet a value that it can’t read.'], {
    'values-unlisted': ['Values no longer limited to a list', 'type: string\nenum: [small, large]', 'type: string'],
    'format-loosened': ['Format removed or loosened', 'type: string\nformat: date', 'type: string'],
    'constraint-removed': ['Constraint removed', "type: string\npattern: '^[A-Z]+$'", 'type: string'],
  }),
  ...widened(['risky', 'A value may be longer, larger or smaller than a client has room for.'], {
    'limit-loosened': ['Limit loosened', 'maxLength: 50', 'maxLength: 100'],
  }),
  ...directed(
    ['breaking', 'Values of the old format are rejected.'],
    ['breaking', 'Clients read the value by the old format.'],
    { 'format-changed': ['Format changed', 'format: date', 'format: date-time'] },
  ),
  ...directed(
    ['breaking', 'Requests that were accepted may be rejected.'],
    ['risky', 'A client may meet a value that it can’t read.'],
    { 'constraint-changed': ['Constraint changed', "pattern: '^[A-Z]+$'", "pattern: '^[A-Z0-9]{4}$'"] },
  ),
  ...directed(
    ['risky', 'A request without the value now says something definite.'],
    ['safe', 'Says what a value that is absent means.'],
    { 'default-added': ['Default added', 'type: integer', 'type: integer\ndefault: 20'] },
  ),
  ...directed(
    ['breaking', 'The same request without the value now means something else.'],
    ['risky', 'A value that is absent now means something else.'],
    { 'default-changed': ['Default changed', 'default: 20', 'default: 50'] },
  ),
  ...directed(
    ['breaking', 'The same request without the value now means something else.'],
    ['risky', 'A value that is absent no longer means something definite.'],
    { 'default-removed': ['Default removed', 'type: integer\ndefault: 20', 'type: integer'] },
  ),
  ...directed(
    ['breaking', 'Values in the old encoding are rejected.'],
    ['breaking', 'Clients decode the value by the old encoding.'],
    { 'encoding-changed': ['Encoding changed', 'contentEncoding: base64', 'contentEncoding: base64url'] },
  ),
  ...directed(
    ['breaking', 'The same number means another amount.'],
    ['breaking', 'The same number means another amount.'],
    { 'unit-changed': ['Unit changed', 'x-unit: m', 'x-unit: km'] },
  ),
};
