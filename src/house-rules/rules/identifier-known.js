import { IDENTIFIER_OF_NAME, IDENTIFIERS } from '../lib/lists.js';
import { merged, propertiesOf } from '../lib/schema.js';

/** Identifiers are marked, always with the same word: the "I have X" map is built from them. */
export default function identifierKnown() {
  const check = (what, name, node, report) => {
    const given = node['x-identifier'];
    const expected = Object.hasOwn(IDENTIFIER_OF_NAME, name) ? IDENTIFIER_OF_NAME[name] : undefined;
    if (given !== undefined && !IDENTIFIERS.includes(given)) {
      report(`${what} has x-identifier \`${given}\`, which is not in the list. Use one of: ${IDENTIFIERS.join(' ')}.`);
    } else if (expected !== undefined && given !== expected) {
      report(`${what} is an identifier. Add x-identifier: ${expected}.`);
    }
  };
  return {
    Parameter(parameter, ctx) {
      const schema = merged(parameter.schema ?? {}, ctx.location.child(['schema']), ctx.resolve);
      const node = { 'x-identifier': schema['x-identifier'], ...parameter };
      check(`Parameter \`${parameter.name}\``, parameter.name, node, (message) => ctx.report({ message }));
    },
    SchemaProperties(map, ctx) {
      for (const { name, schema, leaf, at } of propertiesOf(map, ctx.location, ctx.resolve)) {
        if (leaf) check(`Property \`${name}\``, name, schema, (message) => ctx.report({ message, location: at.key() }));
      }
    },
  };
}
