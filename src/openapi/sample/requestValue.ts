import type { AnySchema, Document, Schema } from '../document';
import { isRef } from '../pointer';
import { isObjectSchema } from '../read/schemaPosition';
import { numberValue } from './numberValue';
import { MAX_VALUES, sampleOf } from './sampleOf';
import { isFile, type Whole, wholeOf } from './shape';

/** Maximum depth of a request value; deeper values are omitted. */
const MAX_DEPTH = 10;
/** Placeholder for the content of a file. */
const FILE_PLACEHOLDER = '(file)';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Returns an example from the schema, or its constant. */
function exampleIn({ example, examples, const: only }: Schema): unknown {
  return [example, only, Array.isArray(examples) ? examples[0] : undefined].find(isGiven);
}

const givenIn = (schema: Schema): unknown => [exampleIn(schema), schema.default, ...(schema.enum ?? [])].find(isGiven);

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
  const made: unknown = sampleOf(document, { type, format, ...limits });
  return typeof made === 'number' ? numberValue(schema, made) : made;
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
  let made = 0;

  const enter = (input: AnySchema, inside: readonly string[]): Whole | undefined =>
    !isObjectSchema(input) || inside.length > MAX_DEPTH || (isRef(input) && inside.includes(input.$ref))
      ? undefined
      : wholeOf(document, input, isRef(input) ? inside : [...inside, '']);

  function hasExample(input: AnySchema, inside: readonly string[]): boolean {
    if (!isObjectSchema(input)) return false;
    const before = hasExampleCache.get(input);
    if (before !== undefined) return before;
    const whole = enter(input, inside);
    const parts = whole ? [whole.schema.items, ...Object.values(whole.schema.properties ?? {})] : [];
    const found =
      whole !== undefined &&
      (exampleIn(whole.schema) !== undefined ||
        isFile(document, input) ||
        parts.some((part) => part !== undefined && hasExample(part, whole.inside)));
    hasExampleCache.set(input, found);
    return found;
  }

  function object({ schema, inside }: Whole): unknown {
    const { properties = {}, required = [], additionalProperties } = schema;
    const sent = Object.entries(properties).filter(
      ([, property]) => property !== false && !(isObjectSchema(property) && enter(property, inside)?.schema.readOnly),
    );
    const needed = sent.filter(([name, property]) => required.includes(name) || hasExample(property, inside));
    const chosen = needed.length > 0 ? needed : sent.slice(0, 1);
    const fields = chosen.map(([name, property]) => [name, make(property, inside)]);
    const others = required.filter((name) => !Object.hasOwn(properties, name)).map((name) => [name, 'string']);
    if (sent.length === 0 && others.length === 0 && isObjectSchema(additionalProperties))
      fields.push(['key', make(additionalProperties, inside)]);
    return Object.fromEntries([...fields, ...others].filter(([, value]) => value !== undefined));
  }

  function array({ schema, inside }: Whole): unknown {
    const { prefixItems = [], items } = schema;
    const first = prefixItems.length > 0 ? prefixItems : items === undefined ? [] : [items];
    return first.map((item) => make(item, inside)).filter((item) => item !== undefined);
  }

  function make(input: AnySchema, inside: readonly string[]): unknown {
    if (input === true) return 'string';
    made += 1;
    if (made > MAX_VALUES) return undefined;
    const whole = enter(input, inside);
    if (!whole) return undefined;
    if (isFile(document, input)) return FILE_PLACEHOLDER;
    const given = givenIn(whole.schema);
    const type = typeOf(whole.schema);
    if (type === 'object' && (given === undefined || typeof given === 'object')) {
      const isWhole = (whole.schema.required ?? []).every((name) => Object.hasOwn(given ?? {}, name));
      // The example of one part of an `allOf` may lack the fields of the others.
      return given !== undefined && isWhole ? given : { ...(object(whole) as object), ...(given as object) };
    }
    if (given !== undefined) return given;
    if (type === 'array') return array(whole);
    return type === 'null' ? null : scalar(document, whole.schema, type);
  }

  return schema === undefined ? undefined : make(schema, []);
}
