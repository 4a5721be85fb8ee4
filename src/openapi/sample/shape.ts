import { ownValue } from '../../lib/ownValue';
import type { AnySchema, Document, Schema } from '../document';
import { isRef, refName } from '../pointer';
import { type Merged, mergeAllOf } from '../read/mergeAllOf';
import { isObjectSchema } from '../read/schemaPosition';
import { isTextType } from './mediaTypes';

/** A schema with its references resolved, `allOf` merged, and the first option of each choice. */
export interface ReducedSchema {
  schema: Schema;
  /** References followed so far. They must not be followed again. */
  openRefs: readonly string[];
}

const isNull = ({ type }: Schema): boolean => type === 'null';

/** Adds the discriminator value of an option: its key in the mapping, or else the name of the schema. */
function discriminated({ discriminator }: Merged['choices'][number], option: Schema, reduced: Schema): Schema {
  const name = discriminator?.propertyName;
  if (name === undefined || !isRef(option)) return reduced;
  const property = ownValue(reduced.properties, name);
  if (isObjectSchema(property) && (property.const !== undefined || property.enum?.length === 1)) return reduced;
  const mapped = Object.entries(discriminator?.mapping ?? {}).find(([, ref]) => refName(ref) === refName(option.$ref));
  const only = { const: mapped?.[0] ?? refName(option.$ref) };
  return {
    ...reduced,
    properties: { ...reduced.properties, [name]: property === undefined ? only : { allOf: [property, only] } },
  };
}

/** Reduces a schema to a single option. `openRefs` lists the enclosing references, which are not followed again. */
export function reduceSchema(document: Document, input: Schema, openRefs: readonly string[] = []): ReducedSchema {
  let open = isRef(input) ? [...openRefs, input.$ref] : openRefs;
  const { schema, choices } = mergeAllOf(document, input, openRefs);
  let reduced = schema;
  for (const choice of choices) {
    const isNew = (option: AnySchema): option is Schema =>
      isObjectSchema(option) && !isNull(option) && !(isRef(option) && open.includes(option.$ref));
    const option = choice.options.find(isNew);
    if (!option) continue;
    const next = reduceSchema(document, option, open);
    open = next.openRefs;
    reduced = discriminated(choice, option, mergeAllOf(document, { allOf: [reduced, next.schema] }).schema);
  }
  return { schema: reduced, openRefs: open };
}

/**
 * True if a value is the content of a file: `format: binary` of OpenAPI 3.0, a `contentMediaType` without an encoding
 * of 3.1, or alternatives that include one.
 */
export function isFile(document: Document, input: AnySchema | undefined, depth = 0): boolean {
  if (!isObjectSchema(input) || depth > 4) return false;
  const { schema, choices } = mergeAllOf(document, input);
  const { format, contentMediaType, contentEncoding } = schema;
  if (format === 'binary') return true;
  if (typeof contentMediaType === 'string' && contentEncoding === undefined && !isTextType(contentMediaType))
    return true;
  return choices.some(({ options }) => options.some((option) => isFile(document, option, depth + 1)));
}

/** Returns the schema of a property, also if only one of several alternatives has it. */
export function propertyOf(
  document: Document,
  input: Schema | undefined,
  name: string,
  depth = 0,
): AnySchema | undefined {
  if (!input || depth > 4) return undefined;
  const { schema, choices } = mergeAllOf(document, input);
  const found = ownValue(schema.properties, name);
  if (found !== undefined) return found;
  for (const option of choices.flatMap(({ options }) => options)) {
    const inner = isObjectSchema(option) ? propertyOf(document, option, name, depth + 1) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
