import { sample } from 'openapi-sampler';
import type { Document } from '../document';
import { isRef, lookUp } from '../pointer';

/** Maximum number of values in an example. Nested schemas can grow exponentially. */
export const MAX_VALUES = 5_000;
/** Number of characters that count as one value, in a string with a minimum length. */
const CHARACTERS_PER_VALUE = 20;
/** Maximum depth of an example, the default of openapi-sampler. */
const MAX_DEPTH = 15;

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Counts the values that openapi-sampler would generate for a schema down to a depth, without generating them. */
function counter(document: Document): (schema: unknown, depth: number) => number {
  const countCache = new Map<object, number[]>();
  function count(schema: unknown, depth: number): number {
    if (typeof schema !== 'object' || schema === null || depth === 0) return 1;
    const counts = countCache.get(schema) ?? [];
    countCache.set(schema, counts);
    const before = counts[depth];
    if (before !== undefined) return before;
    // The sampler omits a part that contains itself on the same level.
    counts[depth] = 1;
    counts[depth] = isRef(schema) ? count(lookUp(document, schema.$ref).node, depth) : countOwn(schema, depth);
    return counts[depth];
  }
  function countOwn(schema: object, depth: number): number {
    const node = schema as Record<string, unknown>;
    if (node.example !== undefined) return 1;
    const sum = (parts: unknown[], at: number) => parts.reduce<number>((all, part) => all + count(part, at), 0);
    const same = [
      ...list(node.allOf),
      ...list(node.oneOf).slice(0, 1),
      ...list(node.anyOf).slice(0, 1),
      node.if,
      node.then,
    ];
    const items = node.prefixItems ?? node.items ?? node.contains;
    const length = Math.min(number(node.maxItems, Number.POSITIVE_INFINITY), number(node.minItems, 1));
    const map =
      typeof node.additionalProperties === 'object' ? [node.additionalProperties, node.additionalProperties] : [];
    return (
      1 +
      number(node.minLength, 0) / CHARACTERS_PER_VALUE +
      sum(same, depth) +
      sum([...Object.values(node.properties ?? {}), ...map], depth - 1) +
      (Array.isArray(items)
        ? sum(items, depth - 1) + Math.max(0, length - items.length)
        : Math.max(1, length) * count(items, depth - 1))
    );
  }
  return count;
}

/**
 * Generates an example with openapi-sampler, as deep as the maximum number of values allows.
 *
 * @returns undefined if all examples of the schema are too long.
 */
export function sampleOf(document: Document, schema: object, options: { skipWriteOnly?: boolean } = {}): unknown {
  const count = counter(document);
  let depth = MAX_DEPTH;
  while (depth > 0 && count(schema, depth) > MAX_VALUES) depth -= 1;
  if (depth === 0) return undefined;
  return sample(schema as never, { ...options, quiet: true, maxSampleDepth: depth } as never, document as never);
}
