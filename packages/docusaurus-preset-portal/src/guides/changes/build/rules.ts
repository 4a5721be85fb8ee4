import { type Rule, rules, severities } from '../../../contract-diff';

export interface RulesData {
  groups: { severity: Rule['severity']; rules: Rule[] }[];
}

/** Returns the rules for comparing two contracts, the worst first. Takes no attributes. */
export const rulesData = (): RulesData => ({
  groups: severities.map((severity) => ({ severity, rules: rules.filter((rule) => rule.severity === severity) })),
});
