import lowerFirst from 'lodash/lowerFirst';
import upperFirst from 'lodash/upperFirst';
import { families } from './families';
import { type ChangeRule, type DataDirection, judged } from './verdicts';

/** Rules that do not depend on the direction of the data. */
const operationRules = {
  ...judged(['breaking', 'Requests that were accepted fail, or mean something else.'], {
    'operation-removed': 'Operation removed',
    'operation-moved': 'Path or method changed',
    'required-parameter-added': 'Required parameter added',
    'parameter-required': 'Parameter became required',
    'parameter-removed': 'Parameter removed',
    'parameter-moved': 'Parameter moved',
    'serialization-changed': 'Way of writing a value changed',
    'required-body-added': 'Required request body added',
    'body-required': 'Request body became required',
    'body-removed': 'Request body removed',
    'security-tightened': 'Authentication tightened',
    'security-scheme-changed': 'Security scheme changed',
    'server-removed': 'Server removed or changed',
  }),
  ...judged(['breaking', 'Clients that rely on it get something else, or wait for it in vain.'], {
    'media-type-removed': 'Media type removed',
    'response-removed': 'Status that is no error removed',
    'header-removed': 'Response header removed',
    'header-optional': 'Response header became optional',
    'callback-removed': 'Callback or webhook removed',
  }),
  ...judged(['breaking', 'Clients have less time than they were promised.'], {
    'sunset-earlier': 'Day of removal moved forward',
  }),
  ...judged(['risky', 'Requests stay the same, but generated clients name a method or an argument after it.'], {
    'operation-id-changed': 'Operation ID changed',
    'path-parameter-renamed': 'Path parameter renamed',
  }),
  ...judged(['risky', 'Clients that check for the old status meet another one.'], {
    'response-added': 'Status that is no error added',
    'error-removed': 'Error status removed',
  }),
  ...judged(['safe', 'Requests that were accepted still are, and clients ignore what they don’t know.'], {
    'operation-added': 'Operation added',
    'optional-parameter-added': 'Optional parameter added',
    'parameter-optional': 'Parameter became optional',
    'serialization-loosened': 'Further ways of writing a value',
    'optional-body-added': 'Optional request body added',
    'body-optional': 'Request body became optional',
    'security-loosened': 'Further ways to authenticate',
    'server-added': 'Server added',
    'media-type-added': 'Media type added',
    'error-added': 'Error status added',
    'header-added': 'Response header added',
    'header-required': 'Response header became required',
    'callback-added': 'Callback or webhook added',
    'link-changed': 'Link changed',
  }),
  ...judged(['safe', 'It works until the day of `x-sunset`, if there is one.'], {
    deprecated: 'Deprecated',
    undeprecated: 'No longer deprecated',
    'sunset-set': 'Day of removal set or postponed',
  }),
  ...judged(['text', 'Texts, examples, tags and extensions are for people.'], {
    'text-changed': 'Text changed',
    'example-changed': 'Example changed',
    'annotation-changed': 'Annotation changed',
  }),
};

export * from './verdicts';

/** Name of a rule that exists for both directions. */
export type FamilyId = keyof typeof families;

export type RuleId = keyof typeof operationRules | `${DataDirection}-${FamilyId}`;

const directed = (direction: DataDirection): ChangeRule[] =>
  Object.entries(families).map(
    ([
      id,
      {
        name,
        [direction]: [severity, reason],
      },
    ]) => ({
      id: `${direction}-${id}`,
      name: `${upperFirst(direction)}: ${lowerFirst(name)}`,
      severity,
      reason,
    }),
  );

/** All rules of the comparison: of operations, of requests, of responses. */
export const rules: readonly ChangeRule[] = [
  ...Object.entries(operationRules).map(([id, rule]) => ({ id, ...rule })),
  ...directed('request'),
  ...directed('response'),
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

/** Returns the rule with this ID. */
export const ruleOf = (id: RuleId): ChangeRule => byId.get(id) as ChangeRule;
