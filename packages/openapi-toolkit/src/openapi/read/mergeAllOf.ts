import { memoizeByObject } from '../../lib/memoize';
import { type AnySchema, type Dict, type Document, isNull, isObjectSchema, type Schema } from '../document';
import { isRef, resolve } from '../pointer';
import { exclusiveLimits } from './constraints';

/** Tells "may be null" from real alternatives: `anyOf: [X, {type: null}]` becomes X, nullable. */
export function unwrapNullable(document: Document, merged: Merged): Merged & { nullable: boolean } {
  const { type, nullable: isNullable, enum: values = [] } = merged.schema;
  let nullable = isNullable === true || [type].flat().includes('null') || (type === undefined && values.includes(null));
  let schema = merged.schema;
  const choices: Merged['choices'] = [];
  for (const choice of merged.choices) {
    const options = choice.options.filter((option) => !isNull(option));
    const only = options[0];
    if (options.length < choice.options.length) nullable = true;
    if (options.length === 1 && typeof only === 'object') {
      const inner = mergeAllOf(document, { allOf: [only, schema] });
      schema = inner.schema;
      choices.push(...inner.choices);
    } else if (options.length > 0) choices.push({ ...choice, options });
  }
  return { ...merged, schema, choices, nullable };
}

/** Returns the reference that a schema is, or that it has as its only part besides null. */
export function soleRef(schema: Schema): string | undefined {
  if (isRef(schema)) return schema.$ref;
  const parts = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).filter((option) => !isNull(option));
  const only = parts.length === 1 ? parts[0] : undefined;
  return typeof only === 'object' && isRef(only) ? only.$ref : undefined;
}

/** A schema with its `allOf` merged into it. Alternatives of several parts are listed separately in `choices`. */
export interface Merged {
  /** Its own `allOf` only has parts that no other keyword can express, such as a second `pattern` (`patternsOf`). */
  schema: Schema;
  /** `oneOf` and `anyOf` lists: of each part, then of the schema itself. */
  choices: { keyword: 'oneOf' | 'anyOf'; options: AnySchema[]; discriminator?: Schema['discriminator'] }[];
  /** Parts with `if` or dependencies; in the merged schema, one replaces the others. */
  conditional?: Schema[];
}

type Combine = (base: unknown, own: unknown) => unknown;

const narrowest =
  (limit: (a: number, b: number) => number): Combine =>
  (base, own) =>
    typeof base === 'number' && typeof own === 'number' ? limit(base, own) : own;

/** Intersects two lists. If the intersection is empty, the own list wins, because a page must show something. */
const common: Combine = (base, own) => {
  const inBase = new Set([base].flat());
  const both = [own].flat().filter((value) => inBase.has(value));
  return both.length > 0 ? both : own;
};

/** Puts the properties of the base first, in the order of the contract. */
const properties: Combine = (base, own) => {
  const merged = new Map(Object.entries(base as Dict<AnySchema>));
  for (const [name, schema] of Object.entries(own as Dict<AnySchema>)) {
    const inherited = merged.get(name);
    merged.set(name, inherited === undefined || inherited === schema ? schema : { allOf: [inherited, schema] });
  }
  return Object.fromEntries(merged);
};

/** If one is a boolean, the own schema wins. */
const both: Combine = (base, own) =>
  base !== own && isObjectSchema(base as AnySchema) && isObjectSchema(own as AnySchema) && base !== null && own !== null
    ? { allOf: [base, own] }
    : own;

/** Functions that combine a keyword of two parts. For all other keywords the own value wins. */
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

/** Moves a pattern that the own one would replace to a separate `allOf` part. */
function keepPattern(base: Schema, own: Schema): Schema {
  const { pattern, ...others } = base;
  if (pattern === undefined || own.pattern === undefined || pattern === own.pattern) return base;
  return { ...others, allOf: [...(others.allOf ?? []), { pattern }] };
}

function combine(base: Schema, own: Schema): Schema {
  const merged = new Map(Object.entries(own));
  for (const [key, value] of Object.entries(keepPattern(base, own))) {
    const existing = merged.get(key);
    const combined = COMBINE.get(key);
    if (existing === undefined) merged.set(key, value);
    else if (combined && value !== undefined) merged.set(key, combined(value, existing));
  }
  return Object.fromEntries(merged);
}

const CONDITIONAL_KEYS = ['if', 'dependentSchemas', 'dependentRequired', 'dependencies'] as const;

interface MergeResult {
  merged: Merged;
  refs: ReadonlySet<string>;
}

/** Without a cache, nested schemas that repeat a part would be merged exponentially often. */
const cacheOf = memoizeByObject((_: Document) => ({
  byRef: new Map<string, MergeResult>(),
  byNode: new WeakMap<Schema, MergeResult>(),
}));

function merge(document: Document, input: Schema, excludedRefs: readonly string[]): MergeResult {
  const { byRef, byNode } = cacheOf(document);
  const isName = isRef(input) && Object.keys(input).length === 1;
  const existing = isName ? byRef.get(input.$ref) : byNode.get(input);
  // The cached result is valid if it does not involve the references to leave out.
  if (existing && !excludedRefs.some((ref) => existing.refs.has(ref))) return existing;
  const { allOf = [], oneOf, anyOf, ...own } = resolve<Schema>(document, input);
  const openRefs = isRef(input) ? [...excludedRefs, input.$ref] : excludedRefs;
  const parts = allOf
    .filter(isObjectSchema)
    .filter((part) => !isRef(part) || !openRefs.includes(part.$ref))
    .map((part) => merge(document, part, openRefs));
  const refs = new Set([
    ...(isRef(input) ? [input.$ref] : []),
    ...allOf.flatMap((part) => (isObjectSchema(part) && isRef(part) ? [part.$ref] : [])),
    ...parts.flatMap((part) => [...part.refs]),
  ]);
  const schema = [...parts.map((part) => part.merged.schema), exclusiveLimits(own)].reduce(combine, {});
  const { discriminator } = schema;
  const choices = [
    ...parts.flatMap((part) => part.merged.choices),
    ...(oneOf ? [{ keyword: 'oneOf' as const, options: oneOf, discriminator }] : []),
    ...(anyOf ? [{ keyword: 'anyOf' as const, options: anyOf, discriminator }] : []),
  ];
  const isConditional = CONDITIONAL_KEYS.some((key) => own[key] !== undefined);
  const conditional = new Set([
    ...parts.flatMap(({ merged }) => merged.conditional ?? []),
    ...(isConditional ? [own] : []),
  ]);
  const merged: Merged = {
    schema,
    // Alternatives of a repeated part count once.
    choices: [...new Map(choices.map((choice) => [choice.options, choice])).values()],
    ...(conditional.size > 0 && { conditional: [...conditional] }),
  };
  const result = { merged, refs };
  if (!excludedRefs.some((ref) => refs.has(ref))) {
    if (isName) byRef.set(input.$ref, result);
    else byNode.set(input, result);
  }
  return result;
}

/**
 * Merges `allOf` into one schema: properties together, the tightest limits win, later parts and keywords beside `allOf`
 * override. Follows references; recursive parts are omitted.
 *
 * @returns a cached result, which must not be modified.
 */
export const mergeAllOf = (document: Document, input: Schema, excludedRefs: readonly string[] = []): Merged =>
  merge(document, input, excludedRefs).merged;
