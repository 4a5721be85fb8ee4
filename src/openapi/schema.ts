import { type Inside, NO_FACTS, type Place, readBelow } from './children';
import { anchor, NODE_BUDGET, type PageContext } from './context';
import { readLabel, readPersonalData, readSource, readText } from './extensions';
import { enumValues, exampleTexts, otherKeywords } from './keywords';
import { clean, markdown } from './markdown';
import { type Merged, mergeAllOf } from './mergeAllOf';
import type { SchemaNode } from './model';
import { soleRef, unwrapNullable } from './nullable';
import type { Schema } from './openapi';
import { constraints, jsonText, typeWords } from './words';

export type { Place } from './children';

function describe(merged: Merged, context: PageContext): string | undefined {
  const { schema } = merged;
  const own = markdown(schema.description);
  const { items } = schema;
  const itemText = typeof items === 'object' ? mergeAllOf(context.document, items).schema.description : undefined;
  return (
    [own, markdown(itemText === schema.description ? undefined : itemText)].filter(Boolean).join('\n') || undefined
  );
}

/** A schema already open around this place, or spread out elsewhere on a page that has grown too long. */
function seenAt(context: PageContext, ref: string | undefined, inside: Inside): string | undefined {
  if (!ref) return undefined;
  return (
    inside.find((one) => one.ref === ref)?.anchor ?? (context.nodes > NODE_BUDGET ? context.shown.get(ref) : undefined)
  );
}

/**
 * Reads a schema into the tree a page shows: references followed, `allOf`
 * merged, "or null" told from real alternatives, recursion cut with a link.
 */
export function readSchema(context: PageContext, input: Schema | boolean, place: Place): SchemaNode {
  context.nodes += 1;
  const inside = place.inside ?? [];
  const schemaObject: Schema = typeof input === 'boolean' ? { title: input ? 'any value' : 'no value' } : input;
  const at =
    place.role === 'root' && place.name === '' && place.parent !== '' && place.inside
      ? place.parent
      : anchor(context, place.parent, place.name);
  const ref = soleRef(schemaObject);
  const merged = unwrapNullable(context, mergeAllOf(context.document, schemaObject));
  const { schema, nullable } = merged;
  const seeAnchor = seenAt(context, ref, inside);
  if (ref && !seeAnchor && !context.shown.has(ref)) context.shown.set(ref, at);
  const below = seeAnchor
    ? { type: typeWords(schema), children: [], variants: [], itemFacts: NO_FACTS }
    : readBelow(merged, {
        at,
        path: place.path,
        inside: ref ? [...inside, { ref, anchor: at }] : inside,
        read: (part, where) => readSchema(context, part, where),
      });
  const facts = below.itemFacts;
  return {
    name: place.name,
    anchor: at,
    role: place.role,
    path: place.path,
    type: typeof input === 'boolean' ? (input ? 'any' : 'nothing') : below.type,
    required: place.required === true,
    nullable,
    deprecated: schema.deprecated === true,
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    title: schema.title === undefined ? undefined : clean(schema.title),
    description: describe(merged, context),
    label: readLabel(schema['x-label']),
    unit: readText(schema['x-unit']),
    source: readSource(schema['x-source']),
    identifier: readText(schema['x-identifier']),
    personalData: readPersonalData(schema['x-personal-data']),
    constraints: [...constraints(schema).map(clean), ...facts.constraints],
    enum: [...enumValues(schema), ...facts.enum],
    default: schema.default === undefined ? undefined : clean(jsonText(schema.default)),
    const: schema.const === undefined ? undefined : clean(jsonText(schema.const)),
    examples: exampleTexts(schema),
    children: below.children,
    variants: below.variants,
    seeAnchor: seeAnchor ?? facts.seeAnchor,
    notes: [...otherKeywords(schema), ...facts.notes],
  };
}
