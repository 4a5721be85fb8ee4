import { forbiddenUses, personalDataClasses } from '#vocabulary/personalData';
import type { ContractNode, ContractRule, RuleContext } from '../lib/rule';

const classes = Object.keys(personalDataClasses);
const uses = Object.keys(forbiddenUses);

/** Requires the class of data and the legal basis in `x-personal-data`, and known names of forbidden uses. */
export const personalData: ContractRule = () => {
  const check = (node: ContractNode, { location, report }: RuleContext) => {
    const mark = node['x-personal-data'];
    if (mark === undefined) return;
    const at = location.child(['x-personal-data']);
    const isKnownClass = classes.includes(mark?.class);
    if (!isKnownClass || typeof mark.basis !== 'string' || mark.basis.trim() === '') {
      report({
        message: `x-personal-data is not complete. Write {class: ${classes.join(' | ')}, basis: "the Act and section, or the customer's own legal basis"}.`,
        location: at,
      });
    }
    const notFor: unknown = mark?.notFor ?? [];
    if (Array.isArray(notFor) && notFor.every((use) => uses.includes(use))) return;
    report({
      message: `x-personal-data.notFor has an unknown use. Use a list of: ${uses.join(', ')}.`,
      location: at,
    });
  };
  return { Operation: check, Parameter: check, Schema: check };
};
