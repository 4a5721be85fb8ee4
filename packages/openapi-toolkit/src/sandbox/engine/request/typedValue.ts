import mapValues from 'lodash/mapValues';
import { attempt } from '../../../lib/attempt';
import { type AnySchema, type Document, isObjectSchema, jsonType } from '../../../openapi/document';
import { mergeAllOf } from '../../../openapi/read/mergeAllOf';
import { findInAlternatives, propertySchema } from '../../../openapi/sample';
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

/** Converts texts to the types of a schema. `prefersText` leaves a text as it is where the schema also allows a text. */
export function typedValue(
  document: Document,
  schema: AnySchema | undefined,
  sent: SentValue,
  prefersText: boolean,
): unknown {
  // The items of a list can have any type.
  const types = schema === undefined ? ['string', 'number', 'boolean'] : allowedTypes(document, schema);
  if (typeof sent === 'string') return typedText(sent, types, prefersText);
  const inside = (part: AnySchema | undefined, value: SentValue) => typedValue(document, part, value, prefersText);
  if (Array.isArray(sent) || (types.includes('array') && !types.includes('object'))) {
    const items = findInAlternatives(document, schema, (alternative) => alternative.items);
    return Object.values(sent).map((item) => inside(items, item));
  }
  const others = findInAlternatives(document, schema, (alternative) => alternative.additionalProperties);
  return mapValues(sent, (value, name) => inside(propertySchema(document, schema, name) ?? others, value));
}
