import lowerFirst from 'lodash/lowerFirst';
import upperFirst from 'lodash/upperFirst';
import { contractRules } from './contract';
import { requestRules } from './requests';
import { responseRules } from './responses';
import { shapeFamilies } from './shapes';
import type { ChangeRule, DataDirection, Family } from './types';
import { valueFamilies } from './values';

export * from './types';

const operationRules = { ...requestRules, ...responseRules, ...contractRules };
const families = { ...shapeFamilies, ...valueFamilies };

/** Name of a rule that exists for both directions. */
export type FamilyId = keyof typeof families;

export type RuleId = keyof typeof operationRules | `${DataDirection}-${FamilyId}`;

const directed = (direction: DataDirection): ChangeRule[] =>
  Object.entries<Family>(families).map(([id, { name, example, ...verdicts }]) => {
    const [severity, reason] = verdicts[direction];
    const [before, after] = example;
    const text = `${upperFirst(direction)}: ${lowerFirst(name)}`;
    return { id: `${direction}-${id}`, name: text, severity, reason, example: { before, after } };
  });

/** All rules of the comparison: of operations, of requests, of responses. */
export const rules: readonly ChangeRule[] = [
  ...Object.entries(operationRules).map(([id, [severity, name, reason, before, after]]) => ({
    id,
    name,
    severity,
    reason,
    example: { before, after },
  })),
  ...directed('request'),
  ...directed('response'),
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

/** Returns the rule with this ID. */
export const ruleOf = (id: RuleId): ChangeRule => byId.get(id) as ChangeRule;

/** Returns the ID of a family's rule for one direction. */
export const directedRule = (direction: DataDirection, family: FamilyId): RuleId => `${direction}-${family}`;
