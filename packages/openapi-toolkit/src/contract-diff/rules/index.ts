import lowerFirst from 'lodash/lowerFirst';
import upperFirst from 'lodash/upperFirst';
import { families } from './families';
import { operationRules } from './operations';
import type { ChangeRule, DataDirection } from './verdicts';

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
