import { type AnySchema, isObjectSchema, type Schema } from '../document';
import { markdown } from '../markdown';
import type { Html, Note, SchemaNode, Variants } from '../model';
import { isRef, refName } from '../pointer';
import { clean } from '../text';
import { soleRef } from './mergeAllOf';
import { anchor, type EnclosingRefs, isTooDeep, type PageContext, type SchemaPosition } from './pageContext';
import { choiceWords, noParts, readParts } from './parts';
import { type SchemaFacts, schemaFacts } from './schemaFacts';
import { mappingOf } from './variants';

/** Returns the references of an `allOf` that has further parts. */
const includedIn = ({ $ref, allOf = [] }: Schema): string[] =>
  $ref === undefined ? allOf.flatMap((part) => (isObjectSchema(part) && isRef(part) ? [part.$ref] : [])) : [];

/** Returns notes for the `allOf` parts that are enclosing schemas. */
const includesNotes = (refs: readonly string[]): Note[] =>
  refs.map((ref) => ({ name: 'includes', value: `${clean(refName(ref))}, shown above` }));

/** Returns the discriminator values whose schemas are not listed here, once on a page. */
function mappingNotes({ described }: PageContext, { discriminator }: Schema, variants: readonly Variants[]): Note[] {
  const mapping =
    discriminator && variants.every(({ keyword }) => keyword === 'not' || keyword === 'if') && mappingOf(discriminator);
  if (!mapping) return [];
  const value = mapping
    .map((entry) => (entry.value === entry.name ? entry.name : `${entry.value}: ${entry.name}`))
    .join(', ');
  const note = { name: `shapes by ${clean(discriminator.propertyName)}`, value };
  const key = `${note.name} ${value}`;
  if (described.has(key)) return [];
  described.add(key);
  return [note];
}

/** Joins texts, without those that an earlier one contains. */
export function joined(...texts: (Html | undefined)[]): Html | undefined {
  const isRepeated = (text: Html | undefined, index: number) =>
    texts.slice(0, index).some((before) => before?.includes(text ?? ''));
  return texts.filter((text, index) => text && !isRepeated(text, index)).join('\n') || undefined;
}

/** Returns the anchor to link to instead of repeating a schema: an enclosing one, or any if the page is too deep. */
function seenAt(context: PageContext, ref: string, enclosing: EnclosingRefs): string | undefined {
  const around = enclosing.find((outer) => outer.ref === ref);
  return around?.anchor ?? (isTooDeep(context, enclosing.length) ? context.anchorsByRef.get(ref) : undefined);
}

/** Returns the description of a named schema if its use has another one; once on a page. */
function shapeDescription(
  context: PageContext,
  { ref, shape }: SchemaFacts,
  description: string | undefined,
): string | undefined {
  const about = shape?.description;
  if (!ref || !about || context.described.has(ref)) return undefined;
  context.described.add(ref);
  return description?.includes(about) ? undefined : about;
}

/** Returns the descriptions of `allOf` parts that the merged schema lacks; each named part once on a page. */
function partAnnotations(context: PageContext, { shadowed, merged }: SchemaFacts) {
  const parts = shadowed.filter(({ ref }) => ref === undefined || !context.described.has(ref));
  for (const { ref } of parts) if (ref) context.described.add(ref);
  return {
    descriptions: parts.map(({ description }) => markdown(description)),
    notes: parts.flatMap(({ title }) =>
      title && title !== merged.schema.title ? [{ name: 'includes', value: clean(title) }] : [],
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

const hasParts = ({ properties, items, oneOf, anyOf, additionalProperties }: Schema): boolean =>
  [properties, items, oneOf, anyOf].some((part) => part !== undefined) || typeof additionalProperties === 'object';

/** Reads a schema into the tree of a page. A recursive schema ends in a link to the node that shows it. */
export function readSchema(context: PageContext, input: AnySchema, position: SchemaPosition): SchemaNode {
  context.nodes += 1;
  const { name, role, path, enclosing } = position;
  const source: Schema = typeof input === 'boolean' ? { title: input ? 'any value' : 'no value' } : input;
  const at = role === 'root' ? position.parent : anchor(context, position.parent, name);
  const own = soleRef(source);
  const included = own ? [own] : includedIn(source);
  // Enclosing schemas are left out, because their fields are already shown.
  const around = own ? [] : included.filter((part) => enclosing.some((outer) => outer.ref === part));
  const facts = schemaFacts(context.document, source, around, position.base);
  const { merged, ref, shape, keywords } = facts;
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
          needed: position.needed,
          enclosing: [...enclosing, ...included.map((part) => ({ ref: part, anchor: at }))],
          read: (part, partPosition) => readSchema(context, part, partPosition),
        });
  const parts = partAnnotations(context, facts);
  // Array items are not shown as a separate level, so the array has their description.
  const description = joined(facts.description, ...parts.descriptions, itemFacts.description);
  const about = joined(shapeDescription(context, facts, description), itemFacts.about);
  return {
    name,
    anchor: at,
    role,
    path,
    ...keywords,
    title: keywords.title ?? itemFacts.title,
    examples: keywords.examples.length > 0 ? keywords.examples : itemFacts.examples,
    type: input === false ? 'nothing' : typeOf(type, variants, children, position.base),
    required: position.required === true,
    nullable,
    description,
    ...(about && { about }),
    constraints: [...facts.constraints, ...itemFacts.constraints],
    enum: [...facts.enum, ...itemFacts.enum],
    children,
    variants,
    shape: shape ?? itemFacts.shape,
    seeAnchor: seeAnchor ?? itemFacts.seeAnchor,
    notes: [
      ...includesNotes(around),
      ...(position.base || seeAnchor ? [] : mappingNotes(context, schema, variants)),
      ...parts.notes,
      ...(isCut && hasParts(schema)
        ? [{ name: 'fields', value: 'not shown at this depth: the page is too long' }]
        : []),
      ...facts.otherNotes,
      ...itemFacts.notes,
    ],
  };
}
