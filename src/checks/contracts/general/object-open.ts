import type { Context, Node, Rule } from '../lib/rule';
import { follow, typesOf } from '../lib/schema';

const isObject = (schema: Node): boolean => typesOf(schema).includes('object');

/**
 * Requires open objects in responses, which can get properties, and closed ones in requests, where a property that is
 * misspelt must be refused. Parts of an allOf stay open: closing one rejects the others' properties.
 */
export const objectOpen: Rule = () => {
  const parts = new Set<Node>();
  const sent = (schema: Node, { location, resolve, report }: Context) => {
    for (const [index, part] of (schema.allOf ?? []).entries())
      parts.add(follow(part, location.child(['allOf', index]), resolve).node);
    if (!isObject(schema) || schema.allOf || parts.has(schema) || schema.additionalProperties !== undefined) return;
    report({ message: 'An object of a request has no additionalProperties. Add false, or a schema if it is a map.' });
  };
  return {
    RequestBody: { Schema: sent },
    Response: {
      Schema(schema, { location, report }) {
        if (schema.additionalProperties !== false && schema.unevaluatedProperties !== false) return;
        report({
          message: 'An object of a response is closed, but properties can be added to it. Remove additionalProperties.',
          location: location.child(['additionalProperties']).key(),
        });
      },
    },
    Schema(schema, { report }) {
      if (!isObject(schema) || schema.allOf || !schema.properties || Array.isArray(schema.required)) return;
      report({
        message: 'An object has no required. Add the properties that are always there (an empty list if none is).',
      });
    },
  };
};
