import { unitIds } from '#vocabulary/units';
import { leafTypes } from '../lib/schema';
import { eachValue } from '../lib/values';

/** Requires a unit on each quantity. */
export const unitRequired = eachValue(
  ['Parameter', 'Header', 'Property'],
  ({ node, schema, leaf, at }, { resolve }) => {
    const unit = node['x-unit'] ?? schema['x-unit'];
    if (unit !== undefined) {
      return unitIds.includes(String(unit))
        ? undefined
        : `has x-unit \`${unit}\`, which is not in the list. Use one of: ${unitIds.join(' ')}.`;
    }
    const types = leaf ? leafTypes(schema, at, resolve) : [];
    const numeric = types.length > 0 && types.every((type) => type === 'integer' || type === 'number');
    if (!numeric || node['x-identifier'] || schema['x-identifier']) return undefined;
    return 'is a number without a unit. Add x-unit (`1` for a plain number) or, for a key, x-identifier.';
  },
);
