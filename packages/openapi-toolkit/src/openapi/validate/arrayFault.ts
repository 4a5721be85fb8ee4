import isEqual from 'lodash/isEqual';
import type { AnySchema, Schema } from '../document';
import type { KeywordFault, Validation } from './fault';

export const hasDuplicates = (list: readonly unknown[]): boolean =>
  list.some((one, index) => list.slice(0, index).some((other) => isEqual(one, other)));

export function arrayFault(schema: Schema, list: unknown[], { part, fault }: Validation): KeywordFault | undefined {
  const { prefixItems = [], items, minItems, maxItems, uniqueItems } = schema;
  if (typeof minItems === 'number' && list.length < minItems) return fault('minItems');
  if (typeof maxItems === 'number' && list.length > maxItems) return fault('maxItems');
  if (uniqueItems === true && hasDuplicates(list)) return fault('uniqueItems');
  for (const [index, item] of list.entries()) {
    const of = prefixItems[index] ?? items;
    const found = of === undefined ? undefined : part(of, item, index);
    if (found) return found;
  }
  const { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  if (contains === undefined) return undefined;
  const count = list.filter((item, index) => !part(contains as AnySchema, item, index)).length;
  return count < Number(minContains) || count > Number(maxContains) ? fault('contains') : undefined;
}
