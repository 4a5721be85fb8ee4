import { otherExtensions } from './extensions';
import { clean, inlineMarkdown } from './markdown';
import type { SchemaNode } from './model';
import type { Schema } from './openapi';
import { jsonText } from './words';

const KNOWN = new Set(
  `$ref type title description format nullable enum const default example examples properties patternProperties
  additionalProperties required items prefixItems allOf oneOf anyOf not discriminator readOnly writeOnly deprecated
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems
  minProperties maxProperties contentEncoding contentMediaType $schema $id $anchor $defs $comment`.split(/\s+/),
);

/** Keywords without a place of their own (`if`, `contains`, `xml`, …), as JSON: nothing is left out. */
export function otherKeywords(schema: Schema) {
  const keywords = Object.entries(schema)
    .filter(([key, value]) => !KNOWN.has(key) && !key.startsWith('x-') && value !== undefined)
    .map(([key, value]) => ({ name: key, value: clean(jsonText(value)) }));
  const closed = schema.additionalProperties === false && !schema.properties;
  return [
    ...keywords,
    ...(closed ? [{ name: 'additionalProperties', value: 'false' }] : []),
    ...otherExtensions(schema),
  ];
}

/** Listed values, each with its meaning where the contract tells it. */
export function enumValues(schema: Schema): SchemaNode['enum'] {
  const meanings = (schema['x-enumDescriptions'] ?? schema['x-enum-descriptions']) as
    | Record<string, unknown>
    | undefined;
  return (schema.enum ?? [])
    .filter((value) => value !== null)
    .map((value, index) => ({
      value: clean(typeof value === 'string' ? value : jsonText(value)),
      description: inlineMarkdown(Array.isArray(meanings) ? meanings[index] : meanings?.[String(value)]),
    }));
}

/** Example values, as text. */
export function exampleTexts(schema: Schema): string[] {
  const listed = Array.isArray(schema.examples) ? schema.examples : [];
  const all = schema.example === undefined ? listed : [schema.example, ...listed];
  return all.filter((value) => value !== undefined).map((value) => clean(jsonText(value)));
}
