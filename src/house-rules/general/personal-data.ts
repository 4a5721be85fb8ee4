import { personalDataClasses } from '../../vocabulary/extensions';
import type { Context, Node, Rule } from '../lib/rule';

/** x-personal-data says which class of data it is and on which basis it may be handled. */
export const personalData: Rule = () => {
  const check = (node: Node, { location, report }: Context) => {
    const mark = node['x-personal-data'];
    if (mark === undefined) return;
    const known = personalDataClasses.includes(mark?.class);
    if (known && typeof mark.basis === 'string' && mark.basis.trim() !== '') return;
    report({
      message: `x-personal-data is not complete. Write {class: ${personalDataClasses.join(' | ')}, basis: "the Act and section, or the customer's own legal basis"}.`,
      location: location.child(['x-personal-data']),
    });
  };
  return { Operation: check, Parameter: check, Schema: check };
};
