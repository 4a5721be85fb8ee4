import type { Fact, Media, NamedSchema, Operation, SchemaNode } from './model';
import { UniqueNames } from './names';
import { nodesIn, schemaNodes, schemasOf, type UsedSchema } from './walk';

interface Use {
  node: SchemaNode;
  /** Path of the value that the type describes. For an array, the path of an item. */
  base: string;
  media?: Media;
}

/** Named schema that a page describes once. */
export interface SharedType extends NamedSchema {
  anchor: string;
  /** In the order of the page. The first represents all: they differ only in position. */
  uses: [Use, ...Use[]];
}

/** Types of a page, by the node of each use. */
export type SharedTypes = ReadonlyMap<SchemaNode, SharedType>;

/** Returns all descendants of a node, in the order of the page. */
export const nodesBelow = (node: SchemaNode): SchemaNode[] => schemaNodes(node).slice(1);

/** Returns the path of the value that the children of a node describe. */
function basePath(node: SchemaNode): string {
  const [first] = node.children;
  if (first?.role === 'property' && first.path.endsWith(first.name))
    return first.path.slice(0, -first.name.length).replace(/\.$/, '');
  return node.path;
}

const isOfType = ({ ofUse }: Fact): boolean => !ofUse;

/** Serialises the parts and values of a node without their positions, in which uses of a type differ. */
function contentOf({ anchor, children, variants, enum: values }: SchemaNode): string {
  return JSON.stringify([children, variants, values], (key, value) => {
    if (value === undefined || key === 'path' || key === 'about') return undefined;
    if (key === 'facts') return value.some(isOfType) ? value.filter(isOfType) : undefined;
    const isInside = (key === 'anchor' || key === 'seeAnchor') && value.startsWith(anchor);
    return isInside ? value.slice(anchor.length) : value;
  });
}

/** Returns true if the node is worth a section: it has fields, shapes or a list of values with meanings. */
const isLarge = (node: SchemaNode): boolean =>
  nodesIn(node).length > 0 || node.enum.filter(({ description }) => description).length > 3;

/** Returns the key of the nodes that can be shown as one; undefined if a node is shown where it is. */
function keyOf(node: SchemaNode): string | undefined {
  if (!node.shape || node.seeAnchor || node.role === 'root' || !isLarge(node)) return undefined;
  const isMovable = nodesBelow(node).every(({ anchor }) => anchor.startsWith(`${node.anchor}.`));
  return isMovable ? `${node.shape.name} ${contentOf(node)}` : undefined;
}

/** Returns the anchor of a type, on pages that use it and on the overview of its API. */
export const typeAnchor = (name: string): string => `type-${name.replace(/[^\p{L}\p{N}_.$@~-]+/gu, '-')}`;

type DescribedSchema = Pick<UsedSchema, 'schema' | 'media'>;

const describedSchemas = (operation: Operation): DescribedSchema[] => [
  ...schemasOf(operation),
  ...operation.callbacks.flatMap((callback) => describedSchemas(callback.operation)),
];

/** Returns the named schemas that a page would describe more than once. Uses inside a shared type count once. */
export function shareTypes(operation: Operation): SharedTypes {
  const useCounts = new Map<string, number>();
  const uses = new Map<string, Use[]>();
  const visit = ({ schema: node, media }: DescribedSchema, isShown: boolean): void => {
    const key = keyOf(node);
    if (key !== undefined) {
      uses.set(key, [...(uses.get(key) ?? []), { node, base: basePath(node), media }]);
      if (isShown) useCounts.set(key, (useCounts.get(key) ?? 0) + 1);
    }
    const isFirst = key === undefined || useCounts.get(key) === 1;
    for (const schema of nodesIn(node)) visit({ schema, media }, isShown && isFirst);
  };
  for (const described of describedSchemas(operation)) visit(described, true);
  const anchors = new UniqueNames();
  const types = new Map<SchemaNode, SharedType>();
  for (const [key, count] of useCounts) {
    const [first, ...others] = uses.get(key) ?? [];
    if (count < 2 || !first?.node.shape) continue;
    const { shape } = first.node;
    const type: SharedType = { ...shape, anchor: anchors.take(typeAnchor(shape.name)), uses: [first, ...others] };
    for (const { node } of type.uses) types.set(node, type);
  }
  return types;
}
