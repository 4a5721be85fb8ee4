import type { Schema } from '../document';
import { inlineMarkdown } from '../markdown';
import type { SchemaNode } from '../model';
import { clean } from '../text';
import { otherExtensions } from './extensions';
import { docsNote, xmlNote } from './notes';

/** Keywords with a dedicated section on pages, and keywords that are irrelevant to readers. */
const RENDERED_KEYWORDS = new Set(
  `$ref type title description format nullable enum const default example examples properties patternProperties
  additionalProperties required items prefixItems allOf oneOf anyOf not discriminator readOnly writeOnly deprecated
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems
  minProperties maxProperties contentEncoding contentMediaType xml externalDocs $schema $id $anchor
  $dynamicAnchor $defs definitions $comment`.split(/\s+/),
);

/** Keywords of `propertyNames` that are shown in words: name and pattern of the keys. */
const NAME_KEYWORDS = new Set(['title', 'pattern', 'type']);

/** Returns a value as JSON, on one line. */
export const jsonText = (value: unknown): string => clean(JSON.stringify(value));

/**
 * Returns `xml` and `externalDocs` in words, and all other keywords (`if`, `contains`, …) and extensions as JSON, so
 * that pages omit nothing.
 */
export function otherKeywords(schema: Schema): SchemaNode['notes'] {
  const { propertyNames } = schema;
  const isInWords = (key: string) =>
    key === 'propertyNames' && Object.keys(propertyNames ?? {}).every((one) => NAME_KEYWORDS.has(one));
  const keywords = Object.entries(schema)
    .filter(
      ([key, value]) => !RENDERED_KEYWORDS.has(key) && !isInWords(key) && !key.startsWith('x-') && value !== undefined,
    )
    .map(([name, value]) => ({ name, value: jsonText(value) }));
  const isClosed = schema.additionalProperties === false && !schema.properties;
  return [
    ...keywords,
    ...xmlNote(schema.xml),
    ...docsNote(schema.externalDocs),
    ...(isClosed ? [{ name: 'additionalProperties', value: 'false' }] : []),
    ...otherExtensions(schema),
  ];
}

/** Returns the enum values with their descriptions, which contracts give by value or by position in the list. */
export function enumValues(schema: Schema): SchemaNode['enum'] {
  const meanings = schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'] ?? {};
  const meaningOf = (value: unknown, index: number) =>
    new Map(Object.entries(meanings)).get(String(Array.isArray(meanings) ? index : value));
  return (schema.enum ?? []).flatMap((value, index) => {
    if (value === null) return [];
    const text = typeof value === 'string' ? clean(value) : jsonText(value);
    return [{ value: text, description: inlineMarkdown(meaningOf(value, index)) }];
  });
}

/** Returns the example values as JSON: of `example`, then of `examples`. */
export function exampleTexts({ example, examples }: Schema): string[] {
  const listed = Array.isArray(examples) ? examples : [];
  return [example, ...listed].filter((value) => value !== undefined).map(jsonText);
}
