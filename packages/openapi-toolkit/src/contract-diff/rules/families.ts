import { directed, narrowed, READABLE, widened } from './verdicts';

/** Rules for values, whose severity depends on the direction of the data. */
export const families = {
  ...directed(
    ['breaking', 'Requests without it are rejected.'],
    ['safe', 'Clients ignore properties they don’t know.'],
    { 'required-property-added': 'Required property added' },
  ),
  ...widened(['safe', 'Clients ignore properties they don’t know.'], {
    'optional-property-added': 'Optional property added',
    'write-only-removed': 'Property no longer write-only',
    'further-properties-allowed': 'Further properties allowed',
  }),
  ...directed(
    ['breaking', 'Requests that send it are rejected, or what they ask for is ignored.'],
    ['breaking', 'Clients that read it find nothing.'],
    { 'property-removed': 'Property removed' },
  ),
  ...narrowed('Requests without it are rejected.', { 'property-required': 'Property became required' }),
  ...widened(['breaking', 'Clients that rely on it find nothing.'], {
    'property-optional': 'Property became optional',
  }),
  ...narrowed('Requests can no longer set it.', { 'read-only-added': 'Property became read-only' }),
  ...widened(READABLE, { 'read-only-removed': 'Property no longer read-only' }),
  ...widened(['breaking', 'Clients that read it find nothing.'], { 'write-only-added': 'Property became write-only' }),
  ...narrowed('Requests with properties that are not listed are rejected.', {
    'further-properties-forbidden': 'Further properties forbidden',
  }),
  ...widened(['risky', 'Clients that treat the list as complete meet a shape they don’t know.'], {
    'shape-added': 'Alternative added',
  }),
  ...narrowed('Requests with this shape are rejected.', { 'shape-removed': 'Alternative removed' }),
  ...directed(
    ['breaking', 'Requests that were accepted may be rejected.'],
    ['breaking', 'Clients read the value by its old shape.'],
    { 'shapes-changed': 'Alternatives replaced' },
  ),
  ...directed(
    ['breaking', 'Requests name their shape in the old way.'],
    ['breaking', 'Clients find the shape in the old way.'],
    { 'discriminator-changed': 'Discriminator changed' },
  ),
  ...directed(
    ['breaking', 'Values of the old type are rejected.'],
    ['breaking', 'Clients read the value as the old type.'],
    { 'type-changed': 'Type changed' },
  ),
  ...widened(['breaking', 'Clients read the value as one of the old types.'], {
    'type-widened': 'Further types allowed',
  }),
  ...narrowed('Requests that were accepted are rejected.', {
    'type-narrowed': 'Fewer types allowed',
    'limit-tightened': 'Limit tightened',
    'format-tightened': 'Format added or tightened',
    'constraint-added': 'Constraint added',
  }),
  ...widened(['breaking', 'Clients that expect a value get null.'], { 'null-added': 'Null allowed' }),
  ...narrowed('Requests with null are rejected.', { 'null-removed': 'Null no longer allowed' }),
  ...widened(['risky', 'Clients that treat the list as complete meet a value they don’t know.'], {
    'value-added': 'Listed value added',
  }),
  ...narrowed('Requests with the value are rejected.', { 'value-removed': 'Listed value removed' }),
  ...directed(
    ['breaking', 'Requests that were accepted are rejected.'],
    ['breaking', 'None of the values that clients know is returned.'],
    { 'values-replaced': 'All listed values replaced' },
  ),
  ...narrowed('Requests with other values are rejected.', { 'values-listed': 'Values limited to a list' }),
  ...widened(['risky', 'A client may meet a value that it can’t read.'], {
    'values-unlisted': 'Values no longer limited to a list',
    'format-loosened': 'Format removed or loosened',
    'constraint-removed': 'Constraint removed',
  }),
  ...widened(['risky', 'A value may be longer, larger or smaller than a client has room for.'], {
    'limit-loosened': 'Limit loosened',
  }),
  ...directed(
    ['breaking', 'Values of the old format are rejected.'],
    ['breaking', 'Clients read the value by the old format.'],
    { 'format-changed': 'Format changed' },
  ),
  ...directed(
    ['breaking', 'Requests that were accepted may be rejected.'],
    ['risky', 'A client may meet a value that it can’t read.'],
    { 'constraint-changed': 'Constraint changed' },
  ),
  ...directed(
    ['risky', 'A request without the value now says something definite.'],
    ['safe', 'Says what a value that is absent means.'],
    { 'default-added': 'Default added' },
  ),
  ...directed(
    ['breaking', 'The same request without the value now means something else.'],
    ['risky', 'A value that is absent now means something else.'],
    { 'default-changed': 'Default changed' },
  ),
  ...directed(
    ['breaking', 'The same request without the value now means something else.'],
    ['risky', 'A value that is absent no longer means something definite.'],
    { 'default-removed': 'Default removed' },
  ),
  ...directed(
    ['breaking', 'Values in the old encoding are rejected.'],
    ['breaking', 'Clients decode the value by the old encoding.'],
    { 'encoding-changed': 'Encoding changed' },
  ),
  ...directed(
    ['breaking', 'The same number means another amount.'],
    ['breaking', 'The same number means another amount.'],
    { 'unit-changed': 'Unit changed' },
  ),
};
