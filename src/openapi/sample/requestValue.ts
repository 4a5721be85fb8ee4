import type { AnySchema, Document, Schema } from '../document';
import { isRef } from '../pointer';
import { isObjectSchema } from '../read/schemaPosition';
import { numberValue } from './numberValue';
import { MAX_VALUES, sampleOf } from './sampleOf';
import { isFile, type ReducedSchema, reduceSchema } from './shape';

/** Maximum depth of a request value; deeper values are omitted. */
const MAX_DEPTH = 10;
/** Placeholder for the content of a file. */
const FILE_PLACEHOLDER = '(file)';

const isValue = (value: unknown): boolean => value !== undefined && value !== null;

/** Returns an example from the schema, or its constant. */
function exampleIn({ example, examples, const: only }: Schema): unknown {
  return [example, only, Array.isArray(examples) ? examples[0] : undefined].find(isValue);
}

const exampleOrDefault = (schema: Schema): unknown =>
  [exampleIn(schema), schema.default, ...(schema.enum ?? [])].find(isValue);

function typeOf(schema: Schema): string {
  const named = [schema.type].flat().find((type) => type !== undefined && type !== 'null');
  if (named !== undefined) return named;
  if (schema.properties || schema.additionalProperties) return 'object';
  if (schema.items || schema.prefixItems) return 'array';
  const isNumber = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].some(
    (key) => schema[key] !== undefined,
  );
  return isNumber ? 'number' : schema.type === undefined ? 'string' : 'null';
}

const isBase64 = ({ format, contentEncoding }: Schema): boolean => format === 'byte' || contentEncoding === 'base64';

function scalar(document: Document, schema: Schema, type: string): unknown {
  if (isBase64(schema)) return 'c3RyaW5n';
  const { format, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const limits = { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf };
  const generated: unknown = sampleOf(document, { type, format, ...limits });
  return typeof generated === 'number' ? numberValue(schema, generated) : generated;
}

/**
 * Generates a request value from a schema without an example. An object gets the required fields and those with an
 * example, without read-only ones; if there are none, the first field.
 *
 * @returns undefined for the content of a file, which cannot be generated.
 */
export function requestValue(document: Document, schema: AnySchema | undefined): unknown {
  if (isFile(document, schema)) return undefined;
  const hasExampleCache = new WeakMap<Schema, boolean>();
  let valueCount = 0;

  const enter = (input: AnySchema, openRefs: readonly string[]): ReducedSchema | undefined =>
    !isObjectSchema(input) || openRefs.length > MAX_DEPTH || (isRef(input) && openRefs.includes(input.$ref))
      ? undefined
      : reduceSchema(document, input, isRef(input) ? openRefs : [...openRefs, '']);

  function hasExample(input: AnySchema, openRefs: readonly string[]): boolean {
    if (!isObjectSchema(input)) return false;
    const before = hasExampleCache.get(input);
    if (before !== undefined) return before;
    const reduced = enter(input, openRefs);
    const parts = reduced ? [reduced.schema.items, ...Object.values(reduced.schema.properties ?? {})] : [];
    const found =
      reduced !== undefined &&
      (exampleIn(reduced.schema) !== undefined ||
        isFile(document, input) ||
        parts.some((part) => part !== undefined && hasExample(part, reduced.openRefs)));
    hasExampleCache.set(input, found);
    return found;
  }

  function object({ schema, openRefs }: ReducedSchema): unknown {
    const { properties = {}, required = [], additionalProperties } = schema;
    const writable = Object.entries(properties).filter(
      ([, property]) => property !== false && !(isObjectSchema(property) && enter(property, openRefs)?.schema.readOnly),
    );
    const needed = writable.filter(([name, property]) => required.includes(name) || hasExample(property, openRefs));
    const chosen = needed.length > 0 ? needed : writable.slice(0, 1);
    const fields = chosen.map(([name, property]) => [name, make(property, openRefs)]);
    const others = required.filter((name) => !Object.hasOwn(properties, name)).map((name) => [name, 'string']);
    if (writable.length === 0 && others.length === 0 && isObjectSchema(additionalProperties))
      fields.push(['key', make(additionalProperties, openRefs)]);
    return Object.fromEntries([...fields, ...others].filter(([, value]) => value !== undefined));
  }

  function array({ schema, openRefs }: ReducedSchema): unknown {
    const { prefixItems = [], items } = schema;
    const first = prefixItems.length > 0 ? prefixItems : items === undefined ? [] : [items];
    return first.map((item) => make(item, openRefs)).filter((item) => item !== undefined);
  }

  function make(input: AnySchema, openRefs: readonly string[]): unknown {
    if (input === true) return 'string';
    valueCount += 1;
    if (valueCount > MAX_VALUES) return undefined;
    const reduced = enter(input, openRefs);
    if (!reduced) return undefined;
    if (isFile(document, input)) return FILE_PLACEHOLDER;
    const example = exampleOrDefault(reduced.schema);
    const type = typeOf(reduced.schema);
    if (type === 'object' && (example === undefined || typeof example === 'object')) {
      const isWhole = (reduced.schema.required ?? []).every((name) => Object.hasOwn(example ?? {}, name));
      // The example of one part of an `allOf` may lack the fields of the others.
      return example !== undefined && isWhole ? example : { ...(object(reduced) as object), ...(example as object) };
    }
    if (example !== undefined) return example;
    if (type === 'array') return array(reduced);
    return type === 'null' ? null : scalar(document, reduced.schema, type);
  }

  return schema === undefined ? undefined : make(schema, []);
}
