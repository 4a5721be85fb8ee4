import { type ChangeRule, rules, severities } from '../../../contract-diff';

export interface RulesData {
  groups: { severity: ChangeRule['severity']; rules: ChangeRule[] }[];
}

/** Returns the rules for comparing two contracts, the worst first. Takes no attributes. */
export const rulesData = (): RulesData => ({
  groups: severities.map((severity) => ({ severity, rules: rules.filter((rule) => rule.severity === severity) })),
});
