import { propertiesOf } from '../lib/schema.js';

const plain = (text) =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A description that adds something: the name again, or the label again, is no description. */
export default function descriptionRequired() {
  const check = (what, name, node, report) => {
    const text = plain(node.description);
    if (text === '') {
      report(
        `${what} has no description. Say what it means, in which cases it is null, and what is easy to get wrong.`,
      );
    } else if (text === plain(name) || text === plain(node['x-label']?.en)) {
      report(`${what} is described by its own name. Say what the name does not: meaning, unit or trap.`);
    }
  };
  return {
    Parameter(parameter, ctx) {
      check(`Parameter \`${parameter.name}\``, parameter.name, parameter, (message) => ctx.report({ message }));
    },
    SchemaProperties(map, ctx) {
      for (const { name, schema, at } of propertiesOf(map, ctx.location, ctx.resolve)) {
        check(`Property \`${name}\``, name, schema, (message) => ctx.report({ message, location: at.key() }));
      }
    },
  };
}
