import type { AnySchema, Document, Schema } from '../document';
import type { Note } from '../model';
import { isRef, refName } from '../pointer';
import { resolve } from '../resolve';
import { unsaidExtensions } from './extensions';
import { isObjectSchema } from './place';

/** A part of an `allOf` as it speaks of itself. */
export interface SpokenPart {
  /** Reference to it, where it has a name. */
  ref?: string;
  /** Its title; without one, its name. */
  title?: string;
  description?: string;
  /** Its extensions that the whole has with other values. */
  extensions: Note[];
}

/** Every part of an `allOf`, and the parts of these, each once. */
function* partsOf(
  document: Document,
  input: Schema,
  open: readonly string[],
  met = new Set<Schema>(),
): Generator<Pick<SpokenPart, 'ref' | 'title'> & { schema: Schema }> {
  for (const part of resolve<Schema>(document, input).allOf ?? []) {
    if (!isObjectSchema(part)) continue;
    const ref = isRef(part) ? part.$ref : undefined;
    if (ref && open.includes(ref)) continue;
    const schema = resolve<Schema>(document, part);
    if (met.has(schema)) continue;
    met.add(schema);
    yield { ref, title: schema.title ?? (ref && refName(ref)), schema };
    yield* partsOf(document, schema, ref ? [...open, ref] : open, met);
  }
}

/**
 * The parts of a schema that say something of themselves that another part replaces, so that the merged schema does not
 * say it: title, description and extensions of a base.
 *
 * @param merged The schema with its `allOf` merged.
 * @param shown References to parts that the page describes elsewhere.
 */
export function overruled(
  document: Document,
  input: AnySchema,
  merged: Schema,
  shown: readonly (string | undefined)[],
): SpokenPart[] {
  if (!isObjectSchema(input)) return [];
  const hidden = shown.filter((ref) => ref !== undefined);
  return [...partsOf(document, input, hidden)].flatMap(({ schema, ...part }) => {
    const extensions = unsaidExtensions(schema, merged);
    const { title, description } = schema;
    const isWhole = (!title || title === merged.title) && (!description || description === merged.description);
    return isWhole && extensions.length === 0 ? [] : [{ ...part, description, extensions }];
  });
}
