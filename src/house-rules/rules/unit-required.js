import { UNITS } from '../lib/lists.js';
import { follow, leafTypes, merged, propertiesOf } from '../lib/schema.js';

const isNumeric = (schema, at, resolve) => {
  const types = leafTypes(schema, at, resolve);
  return types.length > 0 && types.every((type) => type === 'integer' || type === 'number');
};

/** What is wrong with the unit of a node, or nothing. */
function faultOf(node, numeric) {
  const unit = node['x-unit'];
  if (unit !== undefined && !UNITS.includes(String(unit))) {
    return `has x-unit \`${unit}\`, which is not in the list. Use one of: ${UNITS.join(' ')}.`;
  }
  if (unit !== undefined || !numeric || node['x-identifier']) return undefined;
  return 'is a number without a unit. Add x-unit (`1` for a plain number) or, for a key, x-identifier.';
}

/** A unit on every quantity: a bare number is a question. */
export default function unitRequired() {
  const carrier = (what) => (node, ctx) => {
    const at = ctx.location.child(['schema']);
    const schema = merged(node.schema, at, ctx.resolve);
    const numeric = isNumeric(schema, follow(node.schema, at, ctx.resolve).at, ctx.resolve);
    const fault = faultOf({ ...schema, ...node }, numeric);
    if (fault) ctx.report({ message: `${what(node, ctx)} ${fault}` });
  };
  return {
    Parameter: carrier((parameter) => `Parameter \`${parameter.name}\``),
    Header: carrier((_header, ctx) => `Header \`${ctx.key}\``),
    SchemaProperties(map, ctx) {
      for (const { name, schema, leaf, at, inside } of propertiesOf(map, ctx.location, ctx.resolve)) {
        const fault = faultOf(schema, leaf && isNumeric(schema, inside, ctx.resolve));
        if (fault) ctx.report({ message: `Property \`${name}\` ${fault}`, location: at.key() });
      }
    },
  };
}
