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
  const inBase = [base].flat();
  const both = [own].flat().filter((value) => inBase.includes(value));
  return both.length > 0 ? both : own;
};

/** The base's properties first: that is the order in which a reader meets them. */
const properties: Combine = (base, own) => {
  const merged = new Map(Object.entries(base as Dict<AnySchema>));
  for (const [name, schema] of Object.entries(own as Dict<AnySchema>)) {
    const inherited = merged.get(name);
    merged.set(name, inherited === undefined ? schema : { allOf: [inherited, schema] });
  }
  return Object.fromEntries(merged);
};

/** Both schemas hold; one that is no object (`true`, `false`) gives way. */
const both: Combine = (base, own) =>
  isObjectSchema(base as AnySchema) && isObjectSchema(own as AnySchema) && base !== null && own !== null
    ? { allOf: [base, own] }
    : own;

/** How a keyword of two parts becomes one. For all others the own value wins. */
const COMBINE: ReadonlyMap<string, Combine> = new Map([
  ['required', (base, own) => [...new Set([base, own].flat())]],
  ['type', common],
  ['enum', common],
  ['properties', properties],
  ['patternProperties', properties],
  ['allOf', (base, own) => [base, own].flat()],
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

/**
 * Merges `allOf` into one schema: properties together, the tightest limits win. What a part says wins over the parts
 * before it, and what stands beside `allOf` wins over all parts. Follows references; a part that contains itself is
 * left out. The alternatives of vendors (`x-oneOf`, `x-anyOf`) are alternatives.
 *
 * @param inside References to leave out.
 */
export function mergeAllOf(document: Document, input: Schema, inside: readonly string[] = []): Merged {
  const { allOf = [], oneOf, anyOf, 'x-oneOf': oneOfX, 'x-anyOf': anyOfX, ...own } = resolve<Schema>(document, input);
  const open = isRef(input) ? [...inside, input.$ref] : inside;
  const parts = allOf
    .filter(isObjectSchema)
    .filter((part) => !isRef(part) || !open.includes(part.$ref))
    .map((part) => mergeAllOf(document, part, open));
  const schema = [...parts.map((part) => part.schema), exclusiveLimits(own)].reduce(combine, {});
  const { discriminator } = schema;
  const choices = parts.flatMap((part) => part.choices);
  for (const options of [oneOf, oneOfX]) {
    if (Array.isArray(options)) choices.push({ keyword: 'oneOf', options, discriminator });
  }
  for (const options of [anyOf, anyOfX]) {
    if (Array.isArray(options)) choices.push({ keyword: 'anyOf', options, discriminator });
  }
  return { schema, choices };
}
