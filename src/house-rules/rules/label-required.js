import { propertiesOf } from '../lib/schema.js';

const isText = (value) => typeof value === 'string' && value.trim() !== '';

const faultOf = (label) => {
  const missing = ['en', 'da'].filter((language) => !isText(label?.[language]));
  return missing.length > 0 ? missing.join(' and ') : undefined;
};

/** An English and a Danish label on every property and parameter: the Danish one is what the register calls it. */
export default function labelRequired() {
  const message = (what, missing) =>
    `${what} has no label (${missing}). Add x-label: {en, da}, where da is the word the register uses.`;
  return {
    Parameter(parameter, ctx) {
      const missing = faultOf(parameter['x-label']);
      if (missing) ctx.report({ message: message(`Parameter \`${parameter.name}\``, missing) });
    },
    SchemaProperties(map, ctx) {
      for (const { name, schema, at } of propertiesOf(map, ctx.location, ctx.resolve)) {
        const missing = faultOf(schema['x-label']);
        if (missing) ctx.report({ message: message(`Property \`${name}\``, missing), location: at.key() });
      }
    },
  };
}
