import { follow, leafTypes, merged, propertiesOf } from '../lib/schema.js';
import { UNITS } from '../lib/lists.js';

/** A unit on every quantity: a bare number is a question. */
export default function unitRequired() {
  const check = (what, node, numeric, report) => {
    const unit = node['x-unit'];
    if (unit !== undefined && !UNITS.includes(String(unit))) {
      report(`${what} has x-unit \`${unit}\`, which is not in the list. Use one of: ${UNITS.join(' ')}.`);
    } else if (unit === undefined && numeric && !node['x-identifier']) {
      report(`${what} is a number without a unit. Add x-unit (\`1\` for a plain number) or, for a key, x-identifier.`);
    }
  };
  const isNumeric = (schema, at, resolve) =>
    leafTypes(schema, at, resolve).some((type) => type === 'integer' || type === 'number');

  const onCarrier = (what) => (node, ctx) => {
    const at = ctx.location.child(['schema']);
    const inside = follow(node.schema ?? {}, at, ctx.resolve);
    const schema = merged(node.schema ?? {}, at, ctx.resolve);
    const numeric = isNumeric(schema, inside.at, ctx.resolve);
    check(what(node, ctx), { ...schema, ...node }, numeric, (message) => ctx.report({ message }));
  };
  return {
    Parameter: onCarrier((parameter) => `Parameter \`${parameter.name}\``),
    Header: onCarrier((_header, ctx) => `Header \`${ctx.key}\``),
    SchemaProperties(map, ctx) {
      for (const { name, schema, leaf, at, inside } of propertiesOf(map, ctx.location, ctx.resolve)) {
        const numeric =
          leaf && leafTypes(schema, inside, ctx.resolve).every((type) => type === 'integer' || type === 'number');
        check(`Property \`${name}\``, schema, numeric, (message) => ctx.report({ message, location: at.key() }));
      }
    },
  };
}
