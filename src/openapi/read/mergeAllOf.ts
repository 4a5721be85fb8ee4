import type { AnySchema, Dict, Document, Schema } from '../document';
import { isRef } from '../pointer';
import { resolve } from '../resolve';
import { exclusiveLimits } from './exclusiveLimits';
import { isObjectSchema } from './place';

/** A schema with its `allOf` merged into it. Alternatives of several parts are kept apart in `choices`. */
export interface Merged {
  /** Its own `allOf` has what no other keyword can say of several parts: a second `pattern` (`patternsOf`). */
  schema: Schema;
  /** `oneOf` and `anyOf` lists: of each part, then of the schema itself. */
  choices: { keyword: 'oneOf' | 'anyOf'; options: AnySchema[]; discriminator?: Schema['discriminator'] }[];
}

type Combine = (base: unknown, own: unknown) => unknown;

const narrowest =
  (limit: (a: number, b: number) => number): Combine =>
  (base, own) =>
    typeof base === 'number' && typeof own === 'number' ? limit(base, own) : own;

/** What both lists have; the own list when they exclude each other, since a page must show something. */
const common: Combine = (base, own) => {
  const inBase = new Set([base].flat());
  const both = [own].flat().filter((value) => inBase.has(value));
  return both.length > 0 ? both : own;
};

/** The base's properties first: that is the order in which a reader meets them. */
const properties: Combine = (base, own) => {
  const merged = new Map(Object.entries(base as Dict<AnySchema>));
  for (const [name, schema] of Object.entries(own as Dict<AnySchema>)) {
    const inherited = merged.get(name);
    merged.set(name, inherited === undefined || inherited === schema ? schema : { allOf: [inherited, schema] });
  }
  return Object.fromEntries(merged);
};

/** Both schemas hold; one that is no object (`true`, `false`) gives way. */
const both: Combine = (base, own) =>
  base !== own && isObjectSchema(base as AnySchema) && isObjectSchema(own as AnySchema) && base !== null && own !== null
    ? { allOf: [base, own] }
    : own;

/** How a keyword of two parts becomes one. For all others the own value wins. */
const COMBINE: ReadonlyMap<string, Combine> = new Map([
  ['required', (base, own) => [...new Set([base, own].flat())]],
  ['type', common],
  ['enum', common],
  ['properties', properties],
  ['patternProperties', properties],
  ['allOf', (base, own) => [...new Set([base, own].flat())]],
  ['items', both],
  ['additionalProperties', both],
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map((key) => [key, narrowest(Math.max)]),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map((key) => [key, narrowest(Math.min)]),
] as [string, Combine][]);

/** A pattern that another would replace, as a part of its own. */
function besides(base: Schema, own: Schema): Schema {
  const { pattern, ...others } = base;
  if (pattern === undefined || own.pattern === undefined || pattern === own.pattern) return base;
  return { ...others, allOf: [...(others.allOf ?? []), { pattern }] };
}

function combine(base: Schema, own: Schema): Schema {
  const merged = new Map(Object.entries(own));
  for (const [key, value] of Object.entries(besides(base, own))) {
    const known = merged.get(key);
    const combined = COMBINE.get(key);
    if (known === undefined) merged.set(key, value);
    else if (combined && value !== undefined) merged.set(key, combined(value, known));
  }
  return Object.fromEntries(merged);
}

/** A merged schema, and the references that were met on the way to it. */
interface Found {
  merged: Merged;
  met: ReadonlySet<string>;
}

/**
 * What was merged in a document. Parts that contain the same part again and again would be merged once for each way to
 * it: twice as often with each level.
 */
const found = new WeakMap<Document, { byRef: Map<string, Found>; byNode: WeakMap<Schema, Found> }>();

function foundIn(document: Document) {
  const known = found.get(document) ?? { byRef: new Map(), byNode: new WeakMap() };
  found.set(document, known);
  return known;
}

function merge(document: Document, input: Schema, inside: readonly string[]): Found {
  const { byRef, byNode } = foundIn(document);
  const isName = isRef(input) && Object.keys(input).length === 1;
  const known = isName ? byRef.get(input.$ref) : byNode.get(input);
  // A reference that is left out here was not there, or the other way round.
  if (known && !inside.some((ref) => known.met.has(ref))) return known;
  const { allOf = [], oneOf, anyOf, 'x-oneOf': oneOfX, 'x-anyOf': anyOfX, ...own } = resolve<Schema>(document, input);
  const open = isRef(input) ? [...inside, input.$ref] : inside;
  const parts = allOf
    .filter(isObjectSchema)
    .filter((part) => !isRef(part) || !open.includes(part.$ref))
    .map((part) => merge(document, part, open));
  const met = new Set([
    ...(isRef(input) ? [input.$ref] : []),
    ...allOf.flatMap((part) => (isObjectSchema(part) && isRef(part) ? [part.$ref] : [])),
    ...parts.flatMap((part) => [...part.met]),
  ]);
  const schema = [...parts.map((part) => part.merged.schema), exclusiveLimits(own)].reduce(combine, {});
  const { discriminator } = schema;
  const lists = [
    ...[oneOf, oneOfX].map((options) => ({ keyword: 'oneOf' as const, options })),
    ...[anyOf, anyOfX].map((options) => ({ keyword: 'anyOf' as const, options })),
  ];
  const choices = [
    ...parts.flatMap((part) => part.merged.choices),
    ...lists.flatMap(({ keyword, options }) => (Array.isArray(options) ? [{ keyword, options, discriminator }] : [])),
  ];
  // Of a part that is there twice, the alternatives are meant once.
  const result = { merged: { schema, choices: [...new Map(choices.map((one) => [one.options, one])).values()] }, met };
  if (!inside.some((ref) => met.has(ref))) {
    if (isName) byRef.set(input.$ref, result);
    else byNode.set(input, result);
  }
  return result;
}

/**
 * Merges `allOf` into one schema: properties together, the tightest limits win. What a part says wins over the parts
 * before it, and what stands beside `allOf` wins over all parts. Follows references; a part that contains itself is
 * left out. The alternatives of vendors (`x-oneOf`, `x-anyOf`) are alternatives.
 *
 * @param inside References to leave out.
 * @returns a result that is kept: nobody changes it.
 */
export const mergeAllOf = (document: Document, input: Schema, inside: readonly string[] = []): Merged =>
  merge(document, input, inside).merged;
