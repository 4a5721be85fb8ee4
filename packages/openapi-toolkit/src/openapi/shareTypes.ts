import type { Fact, Media, NamedSchema, Operation, SchemaNode } from './model';
import { UniqueNames } from './names';
import { nodesIn, schemaNodes } from './walk';

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

interface Content {
  /** Number that nodes share whose parts are equal, apart from their positions and links. */
  id: number;
  links: string[];
  /** True if each anchor below the node begins with that of the node above it. */
  isMovable: boolean;
}

const NO_POSITION = { path: undefined, about: undefined };

/** Returns the facts of a type; undefined if only those of its use are there. */
function factsOfType({ facts = [] }: SchemaNode): Fact[] | undefined {
  const common = facts.filter(({ ofUse }) => !ofUse);
  return common.length > 0 ? common : undefined;
}

/** Returns a function that returns the content of a node. Each node is serialised once, with the numbers of its parts. */
function contentReader(): (node: SchemaNode) => Content {
  const ids = new Map<string, number>();
  const contents = new Map<SchemaNode, Content>();
  function contentOf(node: SchemaNode): Content {
    const known = contents.get(node);
    if (known) return known;
    const parts = nodesIn(node);
    const written = (part: SchemaNode) => ({
      ...part,
      ...NO_POSITION,
      facts: factsOfType(part),
      anchor: part.anchor.slice(node.anchor.length),
      seeAnchor: part.seeAnchor !== undefined,
      children: contentOf(part).id,
      variants: undefined,
      enum: undefined,
    });
    const variants = node.variants.map((variant) => ({ ...variant, options: variant.options.map(written) }));
    const text = JSON.stringify([node.children.map(written), variants, node.enum]);
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    const content = {
      id,
      links: parts.flatMap((part) => [
        ...(part.seeAnchor === undefined ? [] : [part.seeAnchor]),
        ...contentOf(part).links,
      ]),
      isMovable: parts.every((part) => part.anchor.startsWith(`${node.anchor}.`) && contentOf(part).isMovable),
    };
    contents.set(node, content);
    return content;
  }
  return contentOf;
}

/** Returns true if the node is worth a section: it has fields, shapes or a list of values with meanings. */
const isLarge = (node: SchemaNode): boolean =>
  nodesIn(node).length > 0 || node.enum.filter(({ description }) => description).length > 3;

/** Returns the key of the nodes that can be shown as one; undefined if a node is shown where it is. */
function keyOf(node: SchemaNode, contentOf: (node: SchemaNode) => Content): string | undefined {
  if (!node.shape || node.seeAnchor || node.role === 'root' || !isLarge(node)) return undefined;
  const { id, links, isMovable } = contentOf(node);
  if (!isMovable) return undefined;
  const relative = links.map((link) => (link.startsWith(node.anchor) ? link.slice(node.anchor.length) : link));
  return [node.shape.name, id, ...relative].join(' ');
}

/** Returns the anchor of a type, on pages that use it and on the overview of its API. */
export const typeAnchor = (name: string): string => `type-${name.replace(/[^\p{L}\p{N}_.$@~-]+/gu, '-')}`;

type RootNode = { node: SchemaNode; media?: Media };

const rootsOfMedia = (media: Media[]): RootNode[] =>
  media.flatMap((media) => (media.schema ? [{ node: media.schema, media }] : []));

const rootsOf = ({ parameters, requestBody, responses, callbacks }: Operation): RootNode[] => [
  ...parameters.map(({ schema }) => ({ node: schema })),
  ...rootsOfMedia(requestBody?.media ?? []),
  ...responses.flatMap(({ media, headers }) => [
    ...rootsOfMedia(media),
    ...headers.map(({ schema }) => ({ node: schema })),
  ]),
  ...callbacks.flatMap(({ operation }) => rootsOf(operation)),
];

/** Returns the named schemas that a page would describe more than once. Uses inside a shared type count once. */
export function shareTypes(operation: Operation): SharedTypes {
  const useCounts = new Map<string, number>();
  const uses = new Map<string, Use[]>();
  const keys = new Map<SchemaNode, string>();
  const contentOf = contentReader();
  const visit = ({ node, media }: RootNode, isShown: boolean): void => {
    const key = keyOf(node, contentOf);
    if (key !== undefined) {
      keys.set(node, key);
      uses.set(key, [...(uses.get(key) ?? []), { node, base: basePath(node), media }]);
      if (isShown) useCounts.set(key, (useCounts.get(key) ?? 0) + 1);
    }
    const isFirst = key === undefined || useCounts.get(key) === 1;
    for (const part of nodesIn(node)) visit({ node: part, media }, isShown && isFirst);
  };
  for (const root of rootsOf(operation)) visit(root, true);
  const anchors = new UniqueNames();
  const types = new Map<string, SharedType>();
  for (const [key, count] of useCounts) {
    const [first, ...others] = uses.get(key) ?? [];
    if (count < 2 || !first?.node.shape) continue;
    const { shape } = first.node;
    types.set(key, { ...shape, anchor: anchors.take(typeAnchor(shape.name)), uses: [first, ...others] });
  }
  return new Map(
    [...keys].flatMap(([node, key]) => {
      const type = types.get(key);
      return type ? [[node, type] as const] : [];
    }),
  );
}
