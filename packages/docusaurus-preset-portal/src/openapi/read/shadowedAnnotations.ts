import type { AnySchema, Document, Schema } from '../document';
import { isRef, refName } from '../pointer';
import { resolve } from '../resolve';
import { isObjectSchema } from './schemaPosition';

/** Yields every part of an `allOf`, recursively, each once, with its title or else its name. */
function* partsOf(
  document: Document,
  input: Schema,
  openRefs: readonly string[],
  visited = new Set<Schema>(),
): Generator<{ ref?: string; title?: string; schema: Schema }> {
  for (const part of resolve<Schema>(document, input).allOf ?? []) {
    if (!isObjectSchema(part)) continue;
    const ref = isRef(part) ? part.$ref : undefined;
    if (ref && openRefs.includes(ref)) continue;
    const schema = resolve<Schema>(document, part);
    if (visited.has(schema)) continue;
    visited.add(schema);
    yield { ref, title: schema.title ?? (ref && refName(ref)), schema };
    yield* partsOf(document, schema, ref ? [...openRefs, ref] : openRefs, visited);
  }
}

/**
 * Returns the parts of a schema whose title or description another part overrides.
 *
 * @param merged The schema with its `allOf` merged.
 * @param describedRefs References to parts that the page describes elsewhere.
 */
export function shadowedAnnotations(
  document: Document,
  input: AnySchema,
  merged: Schema,
  describedRefs: readonly (string | undefined)[],
): { ref?: string; title?: string; description?: string }[] {
  if (!isObjectSchema(input)) return [];
  const hidden = describedRefs.filter((ref) => ref !== undefined);
  return [...partsOf(document, input, hidden)].flatMap(({ schema, ...part }) => {
    const { title, description } = schema;
    const isWhole = (!title || title === merged.title) && (!description || description === merged.description);
    return isWhole ? [] : [{ ...part, description }];
  });
}
