import { attempt } from '../../../lib/attempt';
import type { AnySchema, Document } from '../../../openapi/document';
import { jsonType } from '../../../openapi/jsonType';
import { mergeAllOf } from '../../../openapi/read/mergeAllOf';
import { isObjectSchema } from '../../../openapi/read/schemaPosition';
import { propertySchema } from '../../../openapi/sample';
import { impliedType } from '../../../openapi/sample/explicitValues';
import type { SentValue } from './sentValue';

const MAX_DEPTH = 5;

/** Returns the JSON types of the values that a schema allows, also through `allOf` and alternatives. */
export function allowedTypes(document: Document, input: AnySchema | undefined, depth = 0): string[] {
  if (!isObjectSchema(input) || depth > MAX_DEPTH) return [];
  const { schema, choices } = mergeAllOf(document, input);
  const named = [schema.type].flat().filter((type) => type !== undefined);
  if (named.length > 0) return schema.nullable ? [...named, 'null'] : named;
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  if (values.length > 0) return values.map(jsonType);
  const options = choices.flatMap((choice) => choice.options);
  const found = options.flatMap((option) => allowedTypes(document, option, depth + 1));
  return found.length > 0 ? found : [impliedType(schema)];
}

/** Returns the schema of items or further properties, also if only one of several alternatives has it. */
function partOf(
  document: Document,
  input: AnySchema | undefined,
  keyword: 'items' | 'additionalProperties',
  depth = 0,
): AnySchema | undefined {
  if (!isObjectSchema(input) || depth > MAX_DEPTH) return undefined;
  const { schema, choices } = mergeAllOf(document, input);
  const options = choices.flatMap((choice) => choice.options);
  return options.reduce((found, option) => found ?? partOf(document, option, keyword, depth + 1), schema[keyword]);
}

function typedText(text: string, types: string[], prefersText: boolean): unknown {
  const has = (...names: string[]) => names.some((name) => types.includes(name));
  if (prefersText && has('string')) return text;
  if (has('integer', 'number') && /^-?\d{1,19}$/.test(text)) return Number(text);
  if (has('number') && /^-?\d{1,19}(\.\d{1,19})?(e[+-]?\d{1,3})?$/i.test(text)) return Number(text);
  if (has('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if (has('null') && /^(null)?$/.test(text)) return null;
  if (has('object', 'array') && /^[[{]/.test(text)) return parsedJson(text);
  // Other text stays unconverted, so that the schema reports the error.
  return text;
}

export const parsedJson = (text: string): unknown => attempt(() => JSON.parse(text), text);

/**
 * Converts texts to the types of a schema.
 *
 * @param prefersText True leaves a text as it is where the schema also allows a text.
 */
export function typedValue(
  document: Document,
  schema: AnySchema | undefined,
  sent: SentValue,
  prefersText: boolean,
): unknown {
  const types = allowedTypes(document, schema);
  if (typeof sent === 'string') return typedText(sent, types, prefersText);
  const inside = (part: AnySchema | undefined, value: SentValue) => typedValue(document, part, value, prefersText);
  if (Array.isArray(sent) || (types.includes('array') && !types.includes('object')))
    return Object.values(sent).map((item) => inside(partOf(document, schema, 'items'), item));
  const entries = Object.entries(sent).map(([name, value]) => {
    const property = isObjectSchema(schema) ? propertySchema(document, schema, name) : undefined;
    return [name, inside(property ?? partOf(document, schema, 'additionalProperties'), value)];
  });
  return Object.fromEntries(entries);
}
