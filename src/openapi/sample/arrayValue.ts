import type { AnySchema, Schema } from '../document';
import { hasDuplicates } from '../validate/arrayFault';
import type { Maker, Position } from './sampleOf';

/** Maximum number of values that are made to find a different one. */
const MAX_VARIANTS = 32;

/** Generates a list: each position of a tuple, one item, or as many as it needs. */
export function arrayValue({ make, levels }: Maker, schema: Schema, position: Position): unknown[] {
  const { prefixItems = [], items, contains, minItems, maxItems, minContains, uniqueItems } = schema;
  const list: unknown[] = [];
  const most = typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;

  function add(item: AnySchema): boolean {
    for (
      let variant = position.variant + (uniqueItems ? 0 : list.length);
      variant < MAX_VARIANTS + list.length;
      variant += 1
    ) {
      const value = make(item, {
        ...position,
        variant: uniqueItems || variant === position.variant ? variant : position.variant,
      });
      if (value === undefined || list.length >= most) return false;
      if (uniqueItems === true && hasDuplicates([...list, value])) continue;
      list.push(value);
      return true;
    }
    return false;
  }

  const contained = contains === undefined ? 0 : Number(minContains ?? 1);
  const isLeftOut = items === undefined || position.level > levels.optional + 1;
  const least = Math.max(Number(minItems ?? 0), isLeftOut ? 0 : 1);
  prefixItems.every(add);
  const further = (items ?? true) as AnySchema;
  const containing = items === undefined || items === true ? contains : { allOf: [items, contains] };
  for (let count = 0; count < contained && add(containing as AnySchema); count += 1);
  while (list.length < least && add(further));
  return list;
}
