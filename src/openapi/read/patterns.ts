import type { Schema } from '../document';
import { isObjectSchema } from './place';

/** Every pattern that a text must match: that of a merged schema, and those of parts that `mergeAllOf` kept beside it. */
export function patternsOf({ allOf = [], pattern }: Schema): string[] {
  const all = [...allOf.filter(isObjectSchema).map((part) => part.pattern), pattern];
  return [...new Set(all.filter((one) => typeof one === 'string'))];
}
