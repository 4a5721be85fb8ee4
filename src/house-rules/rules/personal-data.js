import { PERSONAL_DATA_CLASSES } from '../lib/lists.js';

/** x-personal-data says which class of data it is and on which basis it may be handled. */
export default function personalData() {
  const check = (node, ctx) => {
    const mark = node['x-personal-data'];
    if (mark === undefined) return;
    const known = PERSONAL_DATA_CLASSES.includes(mark?.class);
    if (known && typeof mark.basis === 'string' && mark.basis.trim() !== '') return;
    ctx.report({
      message: `x-personal-data is not complete. Write {class: ${PERSONAL_DATA_CLASSES.join(' | ')}, basis: "the Act and section, or the customer's own legal basis"}.`,
      location: ctx.location.child(['x-personal-data']),
    });
  };
  return { Operation: check, Parameter: check, Schema: check };
}
