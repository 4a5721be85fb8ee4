import lowerFirst from 'lodash/lowerFirst';
import upperFirst from 'lodash/upperFirst';
import { families } from './families';
import { breaking, type ChangeRule, type DataDirection, risky, safe, text } from './verdicts';

/** Rules that do not depend on the direction of the data. */
const operationRules = {
  ...breaking('Requests get 404.', { 'operation-removed': 'Operation removed' }),
  ...safe('No client calls it yet.', { 'operation-added': 'Operation added' }),
  ...breaking('Requests to the old address get 404.', { 'operation-moved': 'Path or method changed' }),
  ...risky('Generated clients name their method after it.', { 'operation-id-changed': 'Operation ID changed' }),
  ...risky('Requests stay the same, but generated clients name an argument after it.', {
    'path-parameter-renamed': 'Path parameter renamed',
  }),
  ...breaking('Requests without it are rejected.', {
    'required-parameter-added': 'Required parameter added',
    'parameter-required': 'Parameter became required',
    'required-body-added': 'Required request body added',
    'body-required': 'Request body became required',
  }),
  ...safe('All requests that were accepted still are.', {
    'optional-parameter-added': 'Optional parameter added',
    'parameter-optional': 'Parameter became optional',
    'serialization-loosened': 'Further ways of writing a value',
    'optional-body-added': 'Optional request body added',
    'body-optional': 'Request body became optional',
    'security-loosened': 'Further ways to authenticate',
  }),
  ...breaking('Requests that send it are rejected, or what they ask for is ignored.', {
    'parameter-removed': 'Parameter removed',
    'body-removed': 'Request body removed',
  }),
  ...breaking('Requests send it in the old place.', { 'parameter-moved': 'Parameter moved' }),
  ...breaking('Values are read in another way than clients write them.', {
    'serialization-changed': 'Way of writing a value changed',
  }),
  ...safe('Clients keep the media type they use.', { 'media-type-added': 'Media type added' }),
  ...breaking('Clients that use it get an error, or another media type.', {
    'media-type-removed': 'Media type removed',
  }),
  ...risky('Clients that check for the old status take it for a failure.', {
    'response-added': 'Status that is no error added',
  }),
  ...breaking('Clients wait for it in vain.', {
    'response-removed': 'Status that is no error removed',
    'callback-removed': 'Callback or webhook removed',
  }),
  ...safe('Clients treat an error they don’t know by its first digit.', { 'error-added': 'Error status added' }),
  ...risky('Clients that act on it meet another status, or none.', { 'error-removed': 'Error status removed' }),
  ...safe('Clients ignore headers they don’t know.', { 'header-added': 'Response header added' }),
  ...breaking('Clients that read it find nothing.', { 'header-removed': 'Response header removed' }),
  ...breaking('Clients that rely on it find nothing.', { 'header-optional': 'Response header became optional' }),
  ...safe('Every response is one that clients could read before.', {
    'header-required': 'Response header became required',
  }),
  ...safe('It comes only to those who ask for it.', { 'callback-added': 'Callback or webhook added' }),
  ...safe('A link describes a call; the call itself is compared where it stands.', { 'link-changed': 'Link changed' }),
  ...breaking('Requests that were accepted get 401 or 403.', { 'security-tightened': 'Authentication tightened' }),
  ...breaking('Clients send their credentials in the old way.', {
    'security-scheme-changed': 'Security scheme changed',
  }),
  ...safe('Clients keep the server they use.', { 'server-added': 'Server added' }),
  ...breaking('Requests to the old address fail.', { 'server-removed': 'Server removed or changed' }),
  ...safe('It works until the day of `x-sunset`; its successor is named.', { deprecated: 'Deprecated' }),
  ...safe('It stays.', { undeprecated: 'No longer deprecated' }),
  ...safe('It works until then.', { 'sunset-set': 'Day of removal set or postponed' }),
  ...breaking('Clients have less time than they were promised.', { 'sunset-earlier': 'Day of removal moved forward' }),
  ...text('Descriptions, titles and summaries are for people.', { 'text-changed': 'Text changed' }),
  ...text('Examples are for people.', { 'example-changed': 'Example changed' }),
  ...text('Extensions, tags and links to documentation are for people.', {
    'annotation-changed': 'Annotation changed',
  }),
};

export * from './verdicts';

/** Name of a rule that exists for both directions. */
export type FamilyId = keyof typeof families;

export type RuleId = keyof typeof operationRules | `${DataDirection}-${FamilyId}`;

const directed = (direction: DataDirection): ChangeRule[] =>
  Object.entries(families).map(([id, { [direction]: rule }]) => ({
    id: `${direction}-${id}`,
    ...rule,
    name: `${upperFirst(direction)}: ${lowerFirst(rule.name)}`,
  }));

/** All rules of the comparison: of operations, of requests, of responses. */
export const rules: readonly ChangeRule[] = [
  ...Object.entries(operationRules).map(([id, rule]) => ({ id, ...rule })),
  ...directed('request'),
  ...directed('response'),
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

/** Returns the rule with this ID. */
export const ruleOf = (id: RuleId): ChangeRule => byId.get(id) as ChangeRule;

/** Returns the ID of a family's rule for one direction. */
export const directedRule = (direction: DataDirection, family: FamilyId): RuleId => `${direction}-${family}`;
