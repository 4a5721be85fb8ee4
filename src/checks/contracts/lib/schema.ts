import type { Schema } from 'openapi-toolkit';
import type { ContractNode, Resolve, RuleLocation } from './rule';

/** A schema with its `$ref` resolved, and its position. */
interface Resolved<T = Schema> {
  node: T;
  at: RuleLocation;
}

/** A property of a `properties` map. */
export interface VisitedProperty {
  name: string;
  /** Its schema, merged with the keywords beside a `$ref`. */
  schema: Schema;
  /** True for a scalar or an array of scalars. */
  leaf: boolean;
  /** Position of the name in the map. */
  at: RuleLocation;
  /** Position of the schema. */
  inside: RuleLocation;
}

const MAX_HOPS = 20;

/** Resolves chains of `$ref`; returns an empty node if a target does not exist. `at` is the position of the node. */
export function resolveReference<T = ContractNode>(node: unknown, at: RuleLocation, resolve: Resolve): Resolved<T> {
  let current = { node: node as ContractNode | undefined, at };
  for (let hops = 0; typeof current.node?.$ref === 'string' && hops < MAX_HOPS; hops++) {
    const target = resolve(current.node, current.at.source.absoluteRef);
    if (target.node === undefined || !target.location) return { node: {} as T, at: current.at };
    current = { node: target.node as ContractNode, at: target.location };
  }
  return { node: (current.node ?? {}) as T, at: current.at };
}

/** Resolves the `$ref` of a schema. Keywords beside the `$ref` win, as in OpenAPI 3.1. */
export function mergedSchema(node: Schema | undefined, at: RuleLocation, resolve: Resolve): Schema {
  if (typeof node?.$ref !== 'string') return node ?? {};
  const { $ref: _, ...siblings } = node;
  return { ...resolveReference<Schema>(node, at, resolve).node, ...siblings };
}

/** Returns the types that a schema names. */
export const namedTypes = (schema: Schema): string[] => [schema.type ?? []].flat();

/** Returns the branches of anyOf, oneOf and allOf, without the null branch. */
function branches(schema: Schema, at: RuleLocation, resolve: Resolve): Resolved[] {
  return (['anyOf', 'oneOf', 'allOf'] as const)
    .flatMap((keyword) =>
      (schema[keyword] ?? []).map((branch, index) =>
        resolveReference<Schema>(branch, at.child([keyword, index]), resolve),
      ),
    )
    .filter(({ node }) => node.type !== 'null');
}

const itemsOf = (schema: Schema, at: RuleLocation, resolve: Resolve): Resolved[] =>
  schema.items ? [resolveReference<Schema>(schema.items, at.child(['items']), resolve)] : [];

/** True if a schema describes a scalar or an array of scalars. Only those need values, units and sources. */
export function isLeaf(schema: Schema, at: RuleLocation, resolve: Resolve): boolean {
  if (schema.properties || schema.additionalProperties || namedTypes(schema).includes('object')) return false;
  const parts = schema.items ? itemsOf(schema, at, resolve) : branches(schema, at, resolve);
  return parts.every((part) => isLeaf(part.node, part.at, resolve));
}

/** Returns the possible types of a leaf, including those of arrays and branches. */
export function leafTypes(schema: Schema, at: RuleLocation, resolve: Resolve): string[] {
  const own = namedTypes(schema).filter((type) => type !== 'null' && type !== 'array');
  const parts = [...itemsOf(schema, at, resolve), ...branches(schema, at, resolve)];
  return [...own, ...parts.flatMap((part) => leafTypes(part.node, part.at, resolve))];
}

/** Returns the properties of a `properties` map at `at`. */
export function propertiesOf(
  map: Record<string, Schema | boolean>,
  at: RuleLocation,
  resolve: Resolve,
): VisitedProperty[] {
  return Object.entries(map).map(([name, raw]) => {
    const own = at.child([name]);
    const target = resolveReference<Schema>(raw, own, resolve);
    const schema = typeof raw === 'boolean' ? {} : mergedSchema(raw, own, resolve);
    return { name, schema, leaf: isLeaf(schema, target.at, resolve), at: own, inside: target.at };
  });
}

/** Yields every property below a schema. Schemas in `seen` are skipped. */
export function* deepProperties(
  raw: unknown,
  at: RuleLocation,
  resolve: Resolve,
  seen: Set<Schema>,
): Generator<VisitedProperty> {
  const { node, at: current } = resolveReference<Schema>(raw, at, resolve);
  if (typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  const map = current.child(['properties']);
  if (node.properties) yield* propertiesOf(node.properties, map, resolve);
  const below: [unknown, RuleLocation][] = [
    ...Object.entries(node.properties ?? {}).map(([name, child]): [unknown, RuleLocation] => [
      child,
      map.child([name]),
    ]),
    ...(['items', 'additionalProperties'] as const)
      .filter((keyword) => typeof node[keyword] === 'object')
      .map((keyword): [unknown, RuleLocation] => [node[keyword], current.child([keyword])]),
    ...branches(node, current, resolve).map((branch): [unknown, RuleLocation] => [branch.node, branch.at]),
  ];
  for (const [child, childLocation] of below) yield* deepProperties(child, childLocation, resolve, seen);
}
