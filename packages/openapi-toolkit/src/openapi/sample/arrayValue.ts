import type { AnySchema, Schema } from '../document';
import { hasDuplicates } from '../validate/arrayFault';
import type { Maker, SamplePosition } from './size';

const MAX_VARIANTS = 32;

/** Generates a list: each position of a tuple, one item, or as many as it needs. */
export function arrayValue(
  { make, isValid, grown, levels }: Maker,
  schema: Schema,
  position: SamplePosition,
): unknown[] {
  const { prefixItems = [], items, contains, minItems, maxItems, minContains, uniqueItems } = schema;
  const list: unknown[] = [];
  let size = 1;
  const required = Math.max(Number(minItems ?? 0), prefixItems.length);
  const most = typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;

  function add(item: AnySchema): boolean {
    const last = position.variant + (uniqueItems === true ? MAX_VARIANTS : 0);
    for (let variant = position.variant; variant <= last; variant += 1) {
      const value = make(item, { ...position, variant });
      if (value === undefined || list.length >= most) return false;
      // An empty list is better than one with an item that is not valid.
      if (list.length >= required && !isValid(item, value)) return false;
      if (uniqueItems === true && hasDuplicates([...list, value])) continue;
      list.push(value);
      size = grown(size, value);
      return true;
    }
    return false;
  }

  const contained = contains === undefined ? 0 : Number(minContains ?? 1);
  const isLeftOut = items === undefined || position.level > levels.optional + 1;
  const least = Math.max(required, isLeftOut ? 0 : 1);
  prefixItems.every(add);
  const further = (items ?? true) as AnySchema;
  const containing = items === undefined || items === true ? contains : { allOf: [items, contains] };
  for (let count = 0; count < contained && add(containing as AnySchema); count += 1);
  while (list.length < least && add(further));
  return list;
}
