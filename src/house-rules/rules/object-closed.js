import { follow, typesOf } from '../lib/schema.js';

/** Objects are closed and say what is always there. Parts of an allOf stay open: closing them breaks the whole. */
export default function objectClosed() {
  const objects = [];
  const parts = new Set();
  return {
    Schema(schema, ctx) {
      for (const [index, part] of (schema.allOf ?? []).entries()) {
        parts.add(follow(part, ctx.location.child(['allOf', index]), ctx.resolve).node);
      }
      if (typesOf(schema).includes('object') && !schema.allOf) objects.push({ schema, at: ctx.location });
    },
    Root: {
      leave(_root, ctx) {
        for (const { schema, at } of objects) {
          const closed = schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined;
          if (!closed && !parts.has(schema)) {
            ctx.report({
              message:
                'An object leaves open what else it may hold. Add additionalProperties: false, or a schema when it is a map.',
              location: at,
            });
          }
          if (schema.properties && !Array.isArray(schema.required)) {
            ctx.report({
              message:
                'An object does not say which properties are always there. Add required (an empty list when none is).',
              location: at,
            });
          }
        }
      },
    },
  };
}
