import { propertiesOf, typesOf } from '../lib/schema.js';

/** Nothing is null by accident, and what says it can be null really can. */
export default function nullability() {
  return {
    Schema(schema, ctx) {
      if (typesOf(schema).includes('null') && schema.enum && !schema.enum.includes(null)) {
        ctx.report({ message: 'The type allows null but the enum does not, so null is refused. Add null to enum.' });
      }
    },
    SchemaProperties(map, ctx) {
      for (const [name, raw] of Object.entries(map)) {
        if (raw?.$ref === undefined || raw.type === undefined) continue;
        ctx.report({
          message: `Property \`${name}\` puts type beside $ref, which narrows and never widens. For null write anyOf: [{$ref: …}, {type: 'null'}].`,
          location: ctx.location.child([name, 'type']).key(),
        });
      }
      for (const { name, schema, at } of propertiesOf(map, ctx.location, ctx.resolve)) {
        if (!schema.examples?.some((example) => example !== null) && schema.examples?.length > 0) {
          ctx.report({
            message: `Property \`${name}\` has only null as example. Show a value first.`,
            location: at.key(),
          });
        }
      }
    },
  };
}
