import type { Location, Node, Rule } from '../lib/rule';
import { follow, typesOf } from '../lib/schema';

/**
 * Requires closed objects with their required properties. Parts of an allOf stay open: closing one rejects the others'
 * properties.
 */
export const objectClosed: Rule = () => {
  const objects: { schema: Node; location: Location }[] = [];
  const parts = new Set<Node>();
  return {
    Schema(schema, { location, resolve }) {
      for (const [index, part] of (schema.allOf ?? []).entries()) {
        parts.add(follow(part, location.child(['allOf', index]), resolve).node);
      }
      if (typesOf(schema).includes('object') && !schema.allOf) objects.push({ schema, location });
    },
    Root: {
      // The parts of allOf are complete only after all schemas have been visited.
      leave(_root, { report }) {
        for (const { schema, location } of objects) {
          const closed = schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined;
          if (!closed && !parts.has(schema)) {
            report({
              message: 'An object has no additionalProperties. Add false, or a schema if it is a map.',
              location,
            });
          }
          if (schema.properties && !Array.isArray(schema.required)) {
            report({
              message:
                'An object has no required. Add the properties that are always there (an empty list if none is).',
              location,
            });
          }
        }
      },
    },
  };
};
