import type { Schema } from '../document';
import { inlineMarkdown } from '../markdown';
import type { SchemaNode } from '../model';
import { clean } from '../text';
import { otherExtensions } from './extensions';
import { docsNote, xmlNote } from './notes';

/** Keywords the pages show in a place of their own, and those that say nothing to a reader. */
const KNOWN = new Set(
  `$ref type title description format nullable enum const default example examples properties patternProperties
  additionalProperties required items prefixItems allOf oneOf anyOf not discriminator readOnly writeOnly deprecated
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems
  minProperties maxProperties contentEncoding contentMediaType xml externalDocs $schema $id $anchor $defs $comment`.split(
    /\s+/,
  ),
);

/** What is said of the keys of a map: their name, and the pattern they match. */
const IN_WORDS = new Set(['title', 'pattern', 'type']);

/** A value as JSON, on one line. */
export const jsonText = (value: unknown): string => clean(JSON.stringify(value));

/** `xml` and `externalDocs` in words; all other keywords (`if`, `contains`, …) and extensions as JSON: nothing is left out. */
export function otherKeywords(schema: Schema): SchemaNode['notes'] {
  const { propertyNames } = schema;
  const isInWords = (key: string) =>
    key === 'propertyNames' && Object.keys(propertyNames ?? {}).every((one) => IN_WORDS.has(one));
  const keywords = Object.entries(schema)
    .filter(([key, value]) => !KNOWN.has(key) && !isInWords(key) && !key.startsWith('x-') && value !== undefined)
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

/** Listed values, each with its meaning where the contract tells it: by value, or by position in the list. */
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

/** Example values as JSON: of `example`, then of `examples`. */
export function exampleTexts({ example, examples }: Schema): string[] {
  const listed = Array.isArray(examples) ? examples : [];
  return [example, ...listed].filter((value) => value !== undefined).map(jsonText);
}
