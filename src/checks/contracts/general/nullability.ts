import type { ContractRule } from '../lib/rule';
import { namedTypes, propertiesOf } from '../lib/schema';

/** Forbids contradictions between types, enums, references and examples about null. */
export const nullability: ContractRule = () => ({
  Schema(schema, { report }) {
    if (namedTypes(schema).includes('null') && schema.enum && !schema.enum.includes(null)) {
      report({ message: 'The type allows null but the enum does not, so null is refused. Add null to enum.' });
    }
  },
  SchemaProperties(map, { location, resolve, report }) {
    for (const [name, raw] of Object.entries(map)) {
      if (raw?.$ref === undefined || raw.type === undefined) continue;
      report({
        message: `Property \`${name}\` has type beside $ref, which can only narrow the type. For null write anyOf: [{$ref: …}, {type: 'null'}].`,
        location: location.child([name, 'type']).key(),
      });
    }
    for (const { name, schema, at } of propertiesOf(map, location, resolve)) {
      const examples = Array.isArray(schema.examples) ? schema.examples : [];
      if (examples.length > 0 && examples.every((example) => example === null)) {
        report({ message: `Property \`${name}\` has only null as example. Show a value first.`, location: at.key() });
      }
    }
  },
});
