import type { ContractNode, ContractRule, RuleContext } from '../lib/rule';
import { namedTypes, resolveReference } from '../lib/schema';

const isObject = (schema: ContractNode): boolean => namedTypes(schema).includes('object');

/**
 * Requires open objects in responses, which can get properties, and closed ones in requests, where a property that is
 * misspelt must be refused. Parts of an allOf stay open: closing one rejects the others' properties.
 */
export const objectOpen: ContractRule = () => {
  const parts = new Set<ContractNode>();
  const sent = (schema: ContractNode, { location, resolve, report }: RuleContext) => {
    for (const [index, part] of (schema.allOf ?? []).entries())
      parts.add(resolveReference(part, location.child(['allOf', index]), resolve).node);
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
