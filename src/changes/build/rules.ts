import { type Rule, rules, severities } from '../../contract-diff';

export interface RulesData {
  groups: { severity: Rule['severity']; rules: Rule[] }[];
}

/** The rules by which two contracts are compared, the worst first. Takes no attributes. */
export const rulesData = (): RulesData => ({
  groups: severities.map((severity) => ({ severity, rules: rules.filter((rule) => rule.severity === severity) })),
});
