import { forbiddenUses, personalDataClasses } from 'docusaurus-preset-portal/terms/personalData';
import * as site from '#site';
import type { ContractNode, ContractRule, RuleContext } from '../lib/rule';

/** Requires the class of data and the legal basis in `x-personal-data`, and known names of forbidden uses. */
export const personalData: ContractRule = () => {
  const check = (node: ContractNode, { location, report }: RuleContext) => {
    const mark = node['x-personal-data'];
    if (mark === undefined) return;
    const at = location.child(['x-personal-data']);
    const isKnownClass = personalDataClasses(site).includes(mark?.class);
    if (!isKnownClass || typeof mark.basis !== 'string' || mark.basis.trim() === '') {
      report({
        message: `x-personal-data is not complete. Write {class: ${personalDataClasses(site).join(' | ')}, basis: "the Act and section, or the customer's own legal basis"}.`,
        location: at,
      });
    }
    const uses: unknown = mark?.notFor ?? [];
    if (Array.isArray(uses) && uses.every((use) => forbiddenUses(site).includes(use))) return;
    report({
      message: `x-personal-data.notFor has an unknown use. Use a list of: ${forbiddenUses(site).join(', ')}.`,
      location: at,
    });
  };
  return { Operation: check, Parameter: check, Schema: check };
};
