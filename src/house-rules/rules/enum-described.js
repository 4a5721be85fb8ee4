/** Every value of an enum has its meaning beside it, and nothing else has. */
export default function enumDescribed() {
  return {
    Schema(schema, ctx) {
      if (!Array.isArray(schema.enum)) return;
      const meanings = schema['x-enumDescriptions'] ?? {};
      const values = schema.enum.filter((value) => value !== null).map(String);
      const missing = values.filter((value) => typeof meanings[value] !== 'string' || meanings[value].trim() === '');
      if (missing.length > 0) {
        ctx.report({
          message: `Enum values without a meaning: ${missing.join(', ')}. Add each to x-enumDescriptions: {VALUE: what it means}.`,
          location: ctx.location.child(['enum']),
        });
      }
      const extra = Object.keys(meanings).filter((value) => !values.includes(value));
      if (extra.length > 0) {
        ctx.report({
          message: `x-enumDescriptions describes values the enum does not have: ${extra.join(', ')}. Remove them or add them to enum.`,
          location: ctx.location.child(['x-enumDescriptions']),
        });
      }
    },
  };
}
