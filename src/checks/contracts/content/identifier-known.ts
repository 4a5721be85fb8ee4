import { identifiers } from '#site';
import { identifierOfField } from '../../../vocabulary/identifiers';
import { eachValue } from '../lib/values';

/**
 * Requires `x-identifier` on identifiers, with a consistent value: links between operations, search and guides depend
 * on it.
 */
export const identifierKnown = eachValue(['Parameter', 'Property'], ({ name, node, schema, leaf }) => {
  const actual = node['x-identifier'] ?? schema['x-identifier'];
  if (!leaf) return undefined;
  if (actual !== undefined && !Object.keys(identifiers).includes(actual)) {
    return `has x-identifier \`${actual}\`, which is not in the list. Use one of: ${Object.keys(identifiers).join(' ')}.`;
  }
  const expected = identifierOfField(name);
  return expected === undefined || actual === expected ? undefined : `is an identifier. Add x-identifier: ${expected}.`;
});
