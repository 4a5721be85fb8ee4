import { sample } from 'openapi-sampler';
import type { Document } from '../document';
import { isRef, lookUp } from '../pointer';

/** Values that an example has at most. A small contract can ask for billions: each level twice the one below. */
export const MAX_VALUES = 5_000;
/** Characters that count as one value, in a text with a minimal length. */
const CHARACTERS = 20;
/** Levels of an example, as openapi-sampler has them by itself. */
const MAX_DEPTH = 15;

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Counts the values that openapi-sampler would make of a schema down to a depth, without making them. */
function counter(document: Document): (schema: unknown, depth: number) => number {
  const known = new Map<object, number[]>();
  function count(schema: unknown, depth: number): number {
    if (typeof schema !== 'object' || schema === null || depth === 0) return 1;
    const counts = known.get(schema) ?? [];
    known.set(schema, counts);
    const before = counts[depth];
    if (before !== undefined) return before;
    // A part that contains itself on the same level is left out by the sampler.
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
      number(node.minLength, 0) / CHARACTERS +
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
 * An example made from a schema by openapi-sampler, as deep as it stays short.
 *
 * @returns undefined for a schema whose examples are all too long.
 */
export function sampleOf(document: Document, schema: object, options: { skipWriteOnly?: boolean } = {}): unknown {
  const count = counter(document);
  let depth = MAX_DEPTH;
  while (depth > 0 && count(schema, depth) > MAX_VALUES) depth -= 1;
  if (depth === 0) return undefined;
  return sample(schema as never, { ...options, quiet: true, maxSampleDepth: depth } as never, document as never);
}
