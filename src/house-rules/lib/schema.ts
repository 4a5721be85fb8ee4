import type { Schema } from '../../openapi/document';
import type { Location, Node, Resolve } from './rule';

/** A schema, its `$ref` followed, and where it is written. */
interface Found<T = Schema> {
  node: T;
  at: Location;
}

/** A property of a `properties` map. */
export interface Property {
  name: string;
  /** Its schema, with the keys beside a `$ref`. */
  schema: Schema;
  /** Whether it holds a scalar or a list of scalars. */
  leaf: boolean;
  /** Where the map names it. */
  at: Location;
  /** Where its schema is written. */
  inside: Location;
}

const MAX_HOPS = 20;

/** Follows `$ref`s to the end; an empty node where they lead nowhere. `at` is the place of the node. */
export function follow<T = Node>(node: unknown, at: Location, resolve: Resolve): Found<T> {
  let here = { node: node as Node | undefined, at };
  for (let hops = 0; typeof here.node?.$ref === 'string' && hops < MAX_HOPS; hops++) {
    const target = resolve(here.node, here.at.source.absoluteRef);
    if (target.node === undefined || !target.location) return { node: {} as T, at: here.at };
    here = { node: target.node as Node, at: target.location };
  }
  return { node: (here.node ?? {}) as T, at: here.at };
}

/** A schema with its `$ref` followed, where keys beside the `$ref` win, as OpenAPI 3.1 allows. */
export function merged(node: Schema | undefined, at: Location, resolve: Resolve): Schema {
  if (typeof node?.$ref !== 'string') return node ?? {};
  const { $ref: _, ...beside } = node;
  return { ...follow<Schema>(node, at, resolve).node, ...beside };
}

/** The types that a schema names. */
export const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat();

/** The branches of anyOf, oneOf and allOf, without the null branch. */
function branches(schema: Schema, at: Location, resolve: Resolve): Found[] {
  return (['anyOf', 'oneOf', 'allOf'] as const)
    .flatMap((keyword) =>
      (schema[keyword] ?? []).map((branch, index) => follow<Schema>(branch, at.child([keyword, index]), resolve)),
    )
    .filter(({ node }) => node.type !== 'null');
}

const itemsOf = (schema: Schema, at: Location, resolve: Resolve): Found[] =>
  schema.items ? [follow<Schema>(schema.items, at.child(['items']), resolve)] : [];

/** Whether a schema describes a scalar or a list of scalars: there values, units and sources are written. */
export function isLeaf(schema: Schema, at: Location, resolve: Resolve): boolean {
  if (schema.properties || schema.additionalProperties || typesOf(schema).includes('object')) return false;
  const parts = schema.items ? itemsOf(schema, at, resolve) : branches(schema, at, resolve);
  return parts.every((part) => isLeaf(part.node, part.at, resolve));
}

/** The types a leaf can have, looking into lists and branches. */
export function leafTypes(schema: Schema, at: Location, resolve: Resolve): string[] {
  const own = typesOf(schema).filter((type) => type !== 'null' && type !== 'array');
  const parts = [...itemsOf(schema, at, resolve), ...branches(schema, at, resolve)];
  return [...own, ...parts.flatMap((part) => leafTypes(part.node, part.at, resolve))];
}

/** The properties of a `properties` map at `at`. */
export function propertiesOf(map: Record<string, Schema | boolean>, at: Location, resolve: Resolve): Property[] {
  return Object.entries(map).map(([name, raw]) => {
    const own = at.child([name]);
    const target = follow<Schema>(raw, own, resolve);
    const schema = typeof raw === 'boolean' ? {} : merged(raw, own, resolve);
    return { name, schema, leaf: isLeaf(schema, target.at, resolve), at: own, inside: target.at };
  });
}

/** Every property below a schema, each schema once per `seen`. */
export function* deepProperties(raw: unknown, at: Location, resolve: Resolve, seen: Set<Schema>): Generator<Property> {
  const { node, at: here } = follow<Schema>(raw, at, resolve);
  if (typeof node !== 'object' || seen.has(node)) return;
  seen.add(node);
  const map = here.child(['properties']);
  if (node.properties) yield* propertiesOf(node.properties, map, resolve);
  const below: [unknown, Location][] = [
    ...Object.entries(node.properties ?? {}).map(([name, child]): [unknown, Location] => [child, map.child([name])]),
    ...(['items', 'additionalProperties'] as const)
      .filter((keyword) => typeof node[keyword] === 'object')
      .map((keyword): [unknown, Location] => [node[keyword], here.child([keyword])]),
    ...branches(node, here, resolve).map((branch): [unknown, Location] => [branch.node, branch.at]),
  ];
  for (const [child, place] of below) yield* deepProperties(child, place, resolve, seen);
}
