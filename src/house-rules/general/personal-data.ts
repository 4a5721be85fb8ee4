import { forbiddenUses, personalDataClasses } from '../../vocabulary/personalData';
import type { Context, Node, Rule } from '../lib/rule';

/** x-personal-data says which class of data it is, on which basis it may be handled, and what it may not be used for. */
export const personalData: Rule = () => {
  const check = (node: Node, { location, report }: Context) => {
    const mark = node['x-personal-data'];
    if (mark === undefined) return;
    const at = location.child(['x-personal-data']);
    const known = personalDataClasses.includes(mark?.class);
    if (!known || typeof mark.basis !== 'string' || mark.basis.trim() === '') {
      report({
        message: `x-personal-data is not complete. Write {class: ${personalDataClasses.join(' | ')}, basis: "the Act and section, or the customer's own legal basis"}.`,
        location: at,
      });
    }
    const uses: unknown = mark?.notFor ?? [];
    if (Array.isArray(uses) && uses.every((use) => forbiddenUses.includes(use))) return;
    report({
      message: `x-personal-data.notFor lists a use that is not known. Write a list of: ${forbiddenUses.join(', ')}.`,
      location: at,
    });
  };
  return { Operation: check, Parameter: check, Schema: check };
};
