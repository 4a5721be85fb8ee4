import type { Schema } from '../document';
import { inlineMarkdown } from '../markdown';
import type { SchemaNode } from '../model';
import { clean } from '../text';
import { docsNote, xmlNote } from './notes';

/** Keywords with a dedicated section on pages, and keywords that are irrelevant to readers. */
const RENDERED_KEYWORDS = new Set(
  `$ref type title description format nullable enum const default example examples properties patternProperties
  additionalProperties required items prefixItems allOf oneOf anyOf not discriminator readOnly writeOnly deprecated
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems
  minProperties maxProperties contentEncoding contentMediaType contentSchema xml externalDocs $schema $id $anchor
  $dynamicAnchor $defs definitions $comment if then else dependentSchemas dependentRequired dependencies propertyNames
  contains minContains maxContains unevaluatedProperties unevaluatedItems`.split(/\s+/),
);

export const jsonLine = (value: unknown): string => clean(JSON.stringify(value));

/** Returns keywords without a section of their own, so that pages omit nothing. Extensions say nothing to readers. */
export function otherKeywords(schema: Schema): SchemaNode['notes'] {
  const keywords = Object.entries(schema)
    .filter(([key, value]) => !RENDERED_KEYWORDS.has(key) && !key.startsWith('x-') && value !== undefined)
    .map(([name, value]) => ({ name, value: jsonLine(value) }));
  return [...keywords, ...xmlNote(schema.xml), ...docsNote(schema.externalDocs)];
}

const ENUM_MEANINGS = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-description'] as const;
const ENUM_NAMES = ['x-enum-varnames', 'x-enumNames', 'x-enum-names'] as const;

type ValueText = (value: unknown, index: number) => string;

function valueTexts(schema: Schema, keys: readonly `x-${string}`[]): ValueText {
  const extension = keys.map((key) => schema[key]).find((found) => found !== undefined) ?? {};
  // A part that narrows the list has no texts of its own.
  const isOther = Array.isArray(extension) && extension.length !== schema.enum?.length;
  const texts = new Map(isOther ? [] : Object.entries(extension));
  return (value, index) => clean(texts.get(String(Array.isArray(extension) ? index : value)) ?? '');
}

/** Returns the enum values, each with its name in programs and its meaning. */
export function enumValues(schema: Schema): SchemaNode['enum'] {
  const nameOf = valueTexts(schema, ENUM_NAMES);
  const meaningOf = valueTexts(schema, ENUM_MEANINGS);
  return (schema.enum ?? []).flatMap((value, index) => {
    if (value === null) return [];
    const text = typeof value === 'string' ? clean(value) : jsonLine(value);
    const name = nameOf(value, index);
    const isName = name !== text && /^[\w.$-]+$/.test(name);
    const texts = [isName ? `\`${name}\`` : '', meaningOf(value, index)].filter(Boolean);
    return [{ value: text, description: inlineMarkdown(texts.join(': ')) }];
  });
}

/** Returns the example values as JSON: of `example`, then of `examples`, without those that are none of the values. */
export function exampleTexts({ example, examples, const: only, enum: values }: Schema): string[] {
  const listed = Array.isArray(examples) ? examples : [];
  const texts = [example, ...listed].filter((value) => value !== undefined).map(jsonLine);
  const allowed = only === undefined ? values : [only];
  return Array.isArray(allowed) ? texts.filter((text) => allowed.map(jsonLine).includes(text)) : texts;
}
