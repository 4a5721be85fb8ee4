import { memoizeByObject } from '../../lib/memoize';
import { type AnySchema, type Document, isObjectSchema, type Schema } from '../document';
import { markdown } from '../markdown';
import type { NamedSchema } from '../model';
import { isRef, refName, resolve } from '../pointer';
import { openEnum } from '../sample/explicitValues';
import { clean } from '../text';
import { conditionsOf, requiredInWords } from './conditions';
import { constraints } from './constraints';
import { furtherExtensions, readLabel, readText, withDeprecation } from './extensions';
import { enumValues, exampleTexts, jsonLine, otherKeywords } from './keywords';
import { mergeAllOf, soleRef, unwrapNullable } from './mergeAllOf';

/** Yields every part of an `allOf`, recursively, each once, with its title or else its name. */
function* partsOf(
  document: Document,
  input: Schema,
  openRefs: readonly string[],
  visited = new Set<Schema>(),
): Generator<{ ref?: string; title?: string; schema: Schema }> {
  for (const part of resolve<Schema>(document, input).allOf ?? []) {
    if (!isObjectSchema(part)) continue;
    const ref = isRef(part) ? part.$ref : undefined;
    if (ref && openRefs.includes(ref)) continue;
    const schema = resolve<Schema>(document, part);
    if (visited.has(schema)) continue;
    visited.add(schema);
    yield { ref, title: schema.title ?? (ref && refName(ref)), schema };
    yield* partsOf(document, schema, ref ? [...openRefs, ref] : openRefs, visited);
  }
}

/** Returns the parts of a schema whose title or description another part overrides, without those that the page describes elsewhere. */
function shadowedAnnotations(
  document: Document,
  input: AnySchema,
  merged: Schema,
  describedRefs: readonly (string | undefined)[],
): { ref?: string; title?: string; description?: string }[] {
  if (!isObjectSchema(input)) return [];
  const hidden = describedRefs.filter((ref) => ref !== undefined);
  return [...partsOf(document, input, hidden)].flatMap(({ schema, ...part }) => {
    const { title, description } = schema;
    const isWhole = (!title || title === merged.title) && (!description || description === merged.description);
    return isWhole ? [] : [{ ...part, description }];
  });
}

const readKeywords = (schema: Schema) => ({
  deprecated: schema.deprecated === true,
  sunset: readText(schema['x-sunset']),
  readOnly: schema.readOnly === true,
  writeOnly: schema.writeOnly === true,
  title: schema.title === undefined ? undefined : clean(schema.title),
  label: readLabel(schema['x-label']),
  unit: readText(schema['x-unit']),
  identifier: readText(schema['x-identifier']),
  extensions: furtherExtensions(schema),
  default: schema.default === undefined ? undefined : jsonLine(schema.default),
  const: schema.const === undefined ? undefined : jsonLine(schema.const),
  examples: exampleTexts(schema),
});

function shapeOf(document: Document, ref: string): NamedSchema {
  const { title, description } = mergeAllOf(document, { $ref: ref }).schema;
  return {
    name: clean(refName(ref)),
    title: title === undefined ? undefined : clean(title),
    description: markdown(description),
  };
}

const OPEN = 'other values can come';

function readFacts(document: Document, source: Schema, around: readonly string[], base: string | undefined) {
  const excludedRefs = base === undefined ? around : [...around, base];
  const found = unwrapNullable(document, mergeAllOf(document, source, excludedRefs));
  const open = openEnum(document, found);
  const merged = open ? { ...found, schema: { ...open, ...found.schema }, choices: [] } : found;
  const { schema } = merged;
  const ref = soleRef(source);
  const shape = ref ? shapeOf(document, ref) : undefined;
  return {
    merged,
    ref,
    shape,
    keywords: readKeywords(schema),
    description: markdown(withDeprecation(schema)),
    constraints: [
      ...(open ? [OPEN] : []),
      ...constraints(schema).map(clean),
      ...requiredInWords(merged).words,
      ...conditionsOf(merged.conditional).words,
    ],
    enum: enumValues(schema),
    otherNotes: otherKeywords(schema),
    shadowed: shadowedAnnotations(document, source, schema, [ref, base]),
  };
}

/** Everything that a schema says wherever pages show it, without its parts. */
export type SchemaFacts = ReturnType<typeof readFacts>;

const cache = memoizeByObject((_: Document) => memoizeByObject((_: Schema) => new Map<string, SchemaFacts>()));

/** Reads what a schema says wherever pages show it; cached. `around` are references to enclosing schemas, which are left out, as is `base`. */
export function schemaFacts(
  document: Document,
  source: Schema,
  around: readonly string[],
  base: string | undefined,
): SchemaFacts {
  const byExcluded = cache(document)(source);
  const key = [...around, base].join(' ');
  const facts = byExcluded.get(key) ?? readFacts(document, source, around, base);
  byExcluded.set(key, facts);
  return facts;
}
