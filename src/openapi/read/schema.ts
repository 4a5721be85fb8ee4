import type { AnySchema, Schema } from '../document';
import { markdown } from '../markdown';
import type { Html, SchemaNode, Shape, Variants } from '../model';
import { refName } from '../pointer';
import { openEnum } from '../sample/explicitValues';
import { clean } from '../text';
import { conditionsOf } from './conditions';
import { constraints } from './constraints';
import { readCodeLists, readLabel, readPersonalData, readSource, readText, withDeprecation } from './extensions';
import { enumValues, exampleTexts, jsonText, otherKeywords } from './keywords';
import { type Merged, mergeAllOf } from './mergeAllOf';
import { soleRef, unwrapNullable } from './nullable';
import { anchor, isTooDeep, MAX_NODES, type PageContext } from './pageContext';
import { choiceWords, noParts, readParts } from './parts';
import { requiredInWords } from './requiredChoices';
import type { EnclosingRefs, SchemaPosition } from './schemaPosition';
import { shadowedAnnotations } from './shadowedAnnotations';
import { includedIn, includesNotes, mappingNotes, typeNotes } from './typeNotes';

/** Joins texts, without those that an earlier text contains. */
function joined(...texts: (Html | undefined)[]): Html | undefined {
  const isRepeated = (text: Html | undefined, index: number) =>
    texts.slice(0, index).some((one) => one?.includes(text ?? ''));
  return texts.filter((text, index) => text && !isRepeated(text, index)).join('\n') || undefined;
}

/**
 * Returns the anchor of the node to link to instead of repeating a schema: an enclosing one, or any if the page is too
 * long, or too long for its depth.
 */
function seenAt(context: PageContext, ref: string, enclosing: EnclosingRefs): string | undefined {
  const around = enclosing.find((one) => one.ref === ref);
  const isLong = context.nodes > MAX_NODES || isTooDeep(context, enclosing.length);
  return around?.anchor ?? (isLong ? context.anchorsByRef.get(ref) : undefined);
}

function shapeOf(context: PageContext, ref: string): Shape {
  const cached = context.shapes.get(ref);
  if (cached) return cached;
  const { title, description } = mergeAllOf(context.document, { $ref: ref }).schema;
  const shape = {
    name: clean(refName(ref)),
    title: title === undefined ? undefined : clean(title),
    description: markdown(description),
  };
  context.shapes.set(ref, shape);
  return shape;
}

/** Returns the description of a named schema if its use has another one; once on a page. */
function shapeDescription(
  context: PageContext,
  ref: string | undefined,
  description: string | undefined,
): string | undefined {
  const about = ref && shapeOf(context, ref).description;
  if (!ref || !about || context.described.has(ref)) return undefined;
  context.described.add(ref);
  return description?.includes(about) ? undefined : about;
}

/** Returns the descriptions of `allOf` parts that the merged schema lacks; each named part once on a page. */
function partAnnotations(context: PageContext, source: Schema, { schema }: Merged, { base }: SchemaPosition) {
  const parts = shadowedAnnotations(context.document, source, schema, [soleRef(source), base]).filter(
    ({ ref }) => ref === undefined || !context.described.has(ref),
  );
  for (const { ref } of parts) if (ref) context.described.add(ref);
  return {
    descriptions: parts.map(({ description }) => description),
    notes: parts.flatMap(({ title }) =>
      title && title !== schema.title ? [{ name: 'includes', value: clean(title) }] : [],
    ),
  };
}

/** Returns the type in words, or else the names of the variants. A subtype may add nothing to its base. */
function typeOf(type: string, variants: Variants[], children: SchemaNode[], base?: string): string {
  if (type === 'any' && base !== undefined && children.length === 0) return 'no further fields';
  const alternatives = variants.filter(({ keyword }) => keyword !== 'if');
  if (alternatives.some(({ keyword }) => keyword === 'not')) return type;
  return choiceWords(
    type,
    alternatives.map(({ options }) => options.map(({ name }) => name)),
  );
}

/** True if a schema has parts that a page shows below it. */
const hasParts = ({ properties, items, oneOf, anyOf, additionalProperties }: Schema): boolean =>
  [properties, items, oneOf, anyOf].some((part) => part !== undefined) || typeof additionalProperties === 'object';

/** Reads the keywords that have a dedicated section on the page. */
const readFacts = (schema: Schema) => ({
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
  default: schema.default === undefined ? undefined : jsonText(schema.default),
  const: schema.const === undefined ? undefined : jsonText(schema.const),
  examples: exampleTexts(schema),
});

/**
 * Reads a schema into the tree of a page: references resolved, `allOf` merged, "or null" distinguished from real
 * alternatives. A recursive schema ends in a link to the node that shows it.
 */
export function readSchema(context: PageContext, input: AnySchema, position: SchemaPosition): SchemaNode {
  context.nodes += 1;
  const { name, role, path, enclosing } = position;
  const source: Schema = typeof input === 'boolean' ? { title: input ? 'any value' : 'no value' } : input;
  const at = role === 'root' ? position.parent : anchor(context, position.parent, name);
  const ref = soleRef(source);
  const included = ref ? [ref] : includedIn(source);
  // Enclosing schemas are left out, because their fields are already shown.
  const around = ref ? [] : included.filter((one) => enclosing.some((outer) => outer.ref === one));
  const excludedRefs = position.base ? [...around, position.base] : around;
  const found = unwrapNullable(context, mergeAllOf(context.document, source, excludedRefs));
  const open = openEnum(found);
  const merged = open ? { ...found, schema: { ...found.schema, type: open.type }, choices: [] } : found;
  const { schema, nullable } = merged;
  const seeAnchor = ref && seenAt(context, ref, enclosing);
  const isCut = ref !== undefined && !seeAnchor && isTooDeep(context, enclosing.length);
  if (ref && !seeAnchor && !isCut && !context.anchorsByRef.has(ref)) context.anchorsByRef.set(ref, at);
  const { type, children, variants, itemFacts } =
    seeAnchor || isCut
      ? noParts(merged)
      : readParts(merged, {
          document: context.document,
          ref,
          anchor: at,
          path,
          enclosing: [...enclosing, ...included.map((one) => ({ ref: one, anchor: at }))],
          read: (part, partPosition) => readSchema(context, part, partPosition),
        });
  const facts = readFacts(schema);
  const parts = partAnnotations(context, source, merged, position);
  // Array items are not shown as a separate level, so the array has their description.
  const description = joined(
    ...[withDeprecation(schema), ...parts.descriptions].map((text) => markdown(text)),
    itemFacts.description,
  );
  const about = joined(shapeDescription(context, ref, description), itemFacts.about);
  return {
    name,
    anchor: at,
    role,
    path,
    ...facts,
    title: facts.title ?? itemFacts.title,
    examples: facts.examples.length > 0 ? facts.examples : itemFacts.examples,
    type: input === false ? 'nothing' : typeOf(type, variants, children, position.base),
    required: position.required === true,
    nullable,
    description,
    ...(about && { about }),
    constraints: [
      ...(open
        ? [
            `known values ${open.values.map((value) => (typeof value === 'string' ? clean(value) : jsonText(value))).join(', ')}`,
          ]
        : []),
      ...constraints(schema).map(clean),
      ...requiredInWords(merged).words,
      ...conditionsOf(merged.conditional).words,
      ...itemFacts.constraints,
    ],
    enum: [...enumValues(schema), ...itemFacts.enum],
    children,
    variants,
    shape: ref ? shapeOf(context, ref) : itemFacts.shape,
    seeAnchor: seeAnchor ?? itemFacts.seeAnchor,
    notes: [
      ...includesNotes(around),
      ...(ref ? typeNotes(shapeOf(context, ref).title, schema) : []),
      ...(position.base || seeAnchor ? [] : mappingNotes(context, schema, variants)),
      ...parts.notes,
      ...(isCut && hasParts(schema)
        ? [{ name: 'fields', value: 'not shown at this depth: the page is too long' }]
        : []),
      ...otherKeywords(schema),
      ...itemFacts.notes,
    ],
  };
}
