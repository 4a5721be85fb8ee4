import mapValues from 'lodash/mapValues';
import type { Verdict } from './verdicts';

const REJECTED: Verdict = ['breaking', 'Requests that were accepted are rejected, or mean something else.'];
const ACCEPTED: Verdict = ['safe', 'All requests that were accepted still are.'];

const MISREAD: Verdict = ['breaking', 'Clients that rely on it find nothing, or take the value for another one.'];
const UNKNOWN: Verdict = ['risky', 'A client may meet a value that it doesn’t know or can’t read.'];
const READABLE: Verdict = ['safe', 'Clients can read every response: they ignore properties they don’t know.'];

/** Makes families with the same verdict for requests, and the same for responses. */
const directed = <Id extends string>(request: Verdict, response: Verdict, names: Record<Id, string>) =>
  mapValues(names, (name) => ({ name, request, response }));

/** Rules for values, whose severity depends on the direction of the data. */
export const families = {
  ...directed(REJECTED, READABLE, {
    'required-property-added': 'Required property added',
    'property-required': 'Property became required',
    'read-only-added': 'Property became read-only',
    'further-properties-forbidden': 'Further properties forbidden',
    'shape-removed': 'Alternative removed',
    'type-narrowed': 'Fewer types allowed',
    'null-removed': 'Null no longer allowed',
    'value-removed': 'Listed value removed',
    'values-listed': 'Values limited to a list',
    'limit-tightened': 'Limit tightened',
    'format-tightened': 'Format added or tightened',
    'constraint-added': 'Constraint added',
  }),
  ...directed(REJECTED, MISREAD, {
    'property-removed': 'Property removed',
    'shapes-changed': 'Alternatives replaced',
    'discriminator-changed': 'Discriminator changed',
    'type-changed': 'Type changed',
    'values-replaced': 'All listed values replaced',
    'format-changed': 'Format changed',
    'encoding-changed': 'Encoding changed',
    'unit-changed': 'Unit changed',
  }),
  ...directed(REJECTED, UNKNOWN, { 'constraint-changed': 'Constraint changed' }),
  ...directed(ACCEPTED, MISREAD, {
    'property-optional': 'Property became optional',
    'write-only-added': 'Property became write-only',
    'type-widened': 'Further types allowed',
    'null-added': 'Null allowed',
  }),
  ...directed(ACCEPTED, UNKNOWN, {
    'shape-added': 'Alternative added',
    'value-added': 'Listed value added',
    'values-unlisted': 'Values no longer limited to a list',
    'limit-loosened': 'Limit loosened',
    'format-loosened': 'Format removed or loosened',
    'constraint-removed': 'Constraint removed',
  }),
  ...directed(ACCEPTED, READABLE, {
    'optional-property-added': 'Optional property added',
    'read-only-removed': 'Property no longer read-only',
    'write-only-removed': 'Property no longer write-only',
    'further-properties-allowed': 'Further properties allowed',
  }),
  ...directed(
    ['breaking', 'The same request without the value now means something else.'],
    ['risky', 'A value that is absent now means something else.'],
    { 'default-changed': 'Default changed', 'default-removed': 'Default removed' },
  ),
  ...directed(['risky', 'A request without the value now says something definite.'], READABLE, {
    'default-added': 'Default added',
  }),
};
