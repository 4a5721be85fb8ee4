import { identifierIds, identifierOfField } from '#site';
import { eachValue } from '../lib/values';

/**
 * Requires `x-identifier` on identifiers, with a consistent value: links between operations, search and guides depend
 * on it.
 */
export const identifierKnown = eachValue(['Parameter', 'Property'], ({ name, node, schema, leaf }) => {
  const given = node['x-identifier'] ?? schema['x-identifier'];
  if (!leaf) return undefined;
  if (given !== undefined && !identifierIds.includes(given)) {
    return `has x-identifier \`${given}\`, which is not in the list. Use one of: ${identifierIds.join(' ')}.`;
  }
  const expected = identifierOfField(name);
  return expected === undefined || given === expected ? undefined : `is an identifier. Add x-identifier: ${expected}.`;
});
