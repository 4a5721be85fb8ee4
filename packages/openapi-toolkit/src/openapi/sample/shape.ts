import { ownValue } from '../../lib/attempt';
import { type AnySchema, type Document, isNull, isObjectSchema, type Schema } from '../document';
import { isRef, refName } from '../pointer';
import { type Merged, mergeAllOf } from '../read/mergeAllOf';
import { mappedKey, subtypesOf } from '../read/subtypes';
import { schemaFault } from '../validate/schemaFault';
import { isTextType } from './mediaTypes';

/** A schema with its references resolved, `allOf` merged, and the first option of each choice. */
export interface ReducedSchema {
  schema: Schema;
  /** References followed so far, which must not be followed again. */
  openRefs: readonly string[];
}

/** Sets the property that tells the options of a discriminator apart: its key in the mapping, or the schema's name. */
function discriminated(
  document: Document,
  discriminator: Schema['discriminator'],
  ref: string,
  reduced: Schema,
): Schema {
  const name = discriminator?.propertyName;
  if (name === undefined) return reduced;
  const property = ownValue(reduced.properties, name);
  if (isObjectSchema(property) && (property.const !== undefined || property.enum?.length === 1)) return reduced;
  const own = refName(ref);
  const only = { const: mappedKey(discriminator?.mapping, own) ?? own };
  if (schemaFault(document, property, only.const)) return reduced;
  return {
    ...reduced,
    properties: { ...reduced.properties, [name]: property === undefined ? only : { allOf: [property, only] } },
  };
}

/** Returns the choices that are left to a schema. That of a base is made if the schema is one of its options. */
function openChoices(document: Document, input: Schema, { schema, choices }: Merged): Merged['choices'] {
  if (!isRef(input)) return choices;
  const isMade = ({ discriminator, options }: Merged['choices'][number]) =>
    discriminator !== undefined &&
    options.some((option) => isObjectSchema(option) && isRef(option) && option.$ref === input.$ref);
  const { discriminator } = schema;
  const subtypes = choices.length > 0 ? [] : subtypesOf(document, input.$ref);
  if (subtypes.length > 0) return [{ keyword: 'anyOf', options: subtypes.map(($ref) => ({ $ref })), discriminator }];
  return choices.filter((choice) => !isMade(choice));
}

function* selections(
  document: Document,
  { schema, openRefs }: ReducedSchema,
  [choice, ...others]: Merged['choices'],
): Generator<ReducedSchema> {
  if (!choice) yield { schema, openRefs };
  for (const written of choice?.options ?? []) {
    const option = written === true ? {} : written;
    if (!isObjectSchema(option) || isNull(option) || (isRef(option) && openRefs.includes(option.$ref))) continue;
    for (const next of optionsOf(document, option, openRefs)) {
      const merged = mergeAllOf(document, { allOf: [schema, next.schema] }).schema;
      const reduced = isRef(option) ? discriminated(document, choice?.discriminator, option.$ref, merged) : merged;
      yield* selections(document, { schema: reduced, openRefs: next.openRefs }, others);
    }
  }
}

/** Reduces a schema to each combination of its options in turn; a base to its subtypes. Does not follow `openRefs`. */
export function* optionsOf(
  document: Document,
  input: Schema,
  openRefs: readonly string[] = [],
): Generator<ReducedSchema> {
  const merged = mergeAllOf(document, input, openRefs);
  const { schema } = merged;
  const choices = openChoices(document, input, merged);
  const isOption = isRef(input) && choices.length === 0;
  yield* selections(
    document,
    {
      schema: isOption ? discriminated(document, schema.discriminator, input.$ref, schema) : schema,
      openRefs: isRef(input) ? [...openRefs, input.$ref] : openRefs,
    },
    choices,
  );
}

export function reduceSchema(document: Document, input: Schema, openRefs: readonly string[] = []): ReducedSchema {
  const [first] = optionsOf(document, input, openRefs);
  return first ?? { schema: mergeAllOf(document, input, openRefs).schema, openRefs };
}

const MAX_DEPTH = 4;

/** Returns what is found in a schema with its `allOf` merged, or else in the first of its alternatives that has it. */
export function findInAlternatives<T>(
  document: Document,
  input: AnySchema | undefined,
  find: (schema: Schema) => T | undefined,
  depth = 0,
): T | undefined {
  if (!isObjectSchema(input) || depth > MAX_DEPTH) return undefined;
  const { schema, choices } = mergeAllOf(document, input);
  const inOption = (found: T | undefined, option: AnySchema) =>
    found ?? findInAlternatives(document, option, find, depth + 1);
  return choices.flatMap(({ options }) => options).reduce(inOption, find(schema));
}

const isFile = ({ format, contentMediaType, contentEncoding }: Schema): boolean =>
  format === 'binary' ||
  (typeof contentMediaType === 'string' && contentEncoding === undefined && !isTextType(contentMediaType));

/** True for the content of a file: `format: binary`, a `contentMediaType` without an encoding, or such an alternative. */
export const isFileSchema = (document: Document, input: AnySchema | undefined): boolean =>
  findInAlternatives(document, input, (schema) => isFile(schema) || undefined) === true;

/** Returns the schema of a property, also if only one of several alternatives has it. */
export const propertySchema = (document: Document, input: AnySchema | undefined, name: string): AnySchema | undefined =>
  findInAlternatives(document, input, ({ properties }) => ownValue(properties, name));
