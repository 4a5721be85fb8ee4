import type { Document, Schema } from './openapi';
import { isRef, resolve } from './resolve';

/** A schema with its `allOf` folded in. Alternatives of several parts are kept apart in `choices`. */
export interface Merged {
  schema: Schema;
  /** `oneOf`/`anyOf` lists, one per part that had one. */
  choices: { keyword: 'oneOf' | 'anyOf'; options: (Schema | boolean)[]; discriminator?: Schema['discriminator'] }[];
}

type Limit = (a: number, b: number) => number;
const TIGHTEST: Record<string, Limit> = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
};

const asList = (type: Schema['type']) => (type === undefined ? undefined : [type].flat());

function combineKeyword(key: string, a: unknown, b: unknown): unknown {
  if (a === undefined) return b;
  if (b === undefined) return a;
  if (key === 'required') return [...new Set([...(a as string[]), ...(b as string[])])];
  if (key === 'type') {
    const both = asList(a as string)?.filter((type) => asList(b as string)?.includes(type)) ?? [];
    return both.length > 0 ? both : a;
  }
  if (key === 'enum') {
    const both = (a as unknown[]).filter((value) => (b as unknown[]).includes(value));
    return both.length > 0 ? both : a;
  }
  if (key === 'properties' || key === 'patternProperties') return mergeProperties(a as Schema, b as Schema);
  const limit = TIGHTEST[key];
  if (limit && typeof a === 'number' && typeof b === 'number') return limit(a, b);
  return a;
}

function mergeProperties(a: Schema, b: Schema): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...b };
  for (const [name, schema] of Object.entries(a)) {
    merged[name] = Object.hasOwn(b, name) ? { allOf: [schema, b[name]] } : schema;
  }
  // Base properties first: that is the order in which a reader meets them.
  return Object.fromEntries([...Object.keys(b), ...Object.keys(a)].map((name) => [name, merged[name]]));
}

/**
 * Folds `allOf` into one schema: properties together, the tightest limits win,
 * the outer description wins. Follows references; a part that contains itself is left out.
 */
export function mergeAllOf(document: Document, input: Schema, inside: readonly string[] = []): Merged {
  const ref = isRef(input) ? input.$ref : undefined;
  const { allOf = [], oneOf, anyOf, ...own } = isRef(input) ? resolve<Schema>(document, input) : input;
  const path = ref ? [...inside, ref] : inside;
  const merged: Merged = { schema: own, choices: [] };
  for (const part of allOf) {
    if (typeof part === 'boolean' || (isRef(part) && path.includes(part.$ref))) continue;
    const inner = mergeAllOf(document, part, path);
    const keys = new Set([...Object.keys(merged.schema), ...Object.keys(inner.schema)]);
    merged.schema = Object.fromEntries(
      [...keys].map((key) => [key, combineKeyword(key, merged.schema[key], inner.schema[key])]),
    );
    merged.choices.push(...inner.choices);
  }
  const { discriminator } = merged.schema;
  if (oneOf) merged.choices.push({ keyword: 'oneOf', options: oneOf, discriminator });
  if (anyOf) merged.choices.push({ keyword: 'anyOf', options: anyOf, discriminator });
  return merged;
}
