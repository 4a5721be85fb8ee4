import type { Schema } from '../document';
import { isObjectSchema } from './schemaPosition';

/** Returns every pattern that a text must match, also of the parts that `mergeAllOf` lists separately. */
export function patternsOf({ allOf = [], pattern }: Schema): string[] {
  const all = [...allOf.filter(isObjectSchema).map((part) => part.pattern), pattern];
  return [...new Set(all.filter((one) => typeof one === 'string'))];
}
