import { memoizeByObject } from '../../lib/memoizeByObject';
import type { Document, Schema } from '../document';
import { markdown } from '../markdown';
import type { NamedSchema } from '../model';
import { refName } from '../pointer';
import { openEnum } from '../sample/explicitValues';
import { clean } from '../text';
import { conditionsOf } from './conditions';
import { constraints } from './constraints';
import { readCodeLists, readLabel, readPersonalData, readSource, readText, withDeprecation } from './extensions';
import { enumValues, exampleTexts, jsonLine, otherKeywords } from './keywords';
import { mergeAllOf } from './mergeAllOf';
import { soleRef, unwrapNullable } from './nullable';
import { requiredInWords } from './requiredChoices';
import { shadowedAnnotations } from './shadowedAnnotations';
import { typeNotes } from './typeNotes';

const readKeywords = (schema: Schema) => ({
  deprecated: schema.deprecated === true,
  sunset: readText(schema['x-sunset']),
  readOnly: schema.readOnly === true,
  writeOnly: schema.writeOnly === true,
  title: schema.title === undefined ? undefined : clean(schema.title),
  label: readLabel(schema['x-label']),
  unit: readText(schema['x-unit']),
  source: readSource(schema['x-source']),
  identifier: readText(schema['x-identifier']),
  codeLists: readCodeLists(schema['x-code-list']),
  noCodeList: readText(schema['x-no-code-list']),
  personalData: readPersonalData(schema['x-personal-data']),
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
    typeNotes: typeNotes(shape?.title, schema),
    otherNotes: otherKeywords(schema),
    shadowed: shadowedAnnotations(document, source, schema, [ref, base]),
  };
}

/** Everything that a schema says wherever pages show it, without its parts. */
export type SchemaFacts = ReturnType<typeof readFacts>;

const cache = memoizeByObject((_: Document) => memoizeByObject((_: Schema) => new Map<string, SchemaFacts>()));

/**
 * Reads what a schema says wherever pages show it. Cached: many pages show the same schema.
 *
 * @param around References of its `allOf` to enclosing schemas, which are left out, as is `base`.
 */
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
