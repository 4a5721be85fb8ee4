import type { Media, Operation, SchemaNode, Shape } from '../../openapi/model';

/** A place that uses a shared type, with the bodies its value can be seen in. */
export interface Use {
  node: SchemaNode;
  /** Path of the value whose fields the type describes: of an item, where the node is an array. */
  base: string;
  media?: Media;
}

/** A named schema that a page describes once. */
export interface SharedType extends Shape {
  anchor: string;
  /** In the order of the page. The first stands for all: they differ in nothing but their place. */
  uses: [Use, ...Use[]];
}

/** Of a page: the type of each node that is shown as a use. */
export type SharedTypes = ReadonlyMap<SchemaNode, SharedType>;

const partsOf = ({ children, variants }: SchemaNode): SchemaNode[] => [
  ...children,
  ...variants.flatMap(({ options }) => options),
];

/** Every node inside another, in the order of the page. */
export const nodesBelow = (node: SchemaNode): SchemaNode[] =>
  partsOf(node).flatMap((part) => [part, ...nodesBelow(part)]);

/** Path of the value that the parts of a node are about. */
function basePath(node: SchemaNode): string {
  const [first] = node.children;
  if (first?.role === 'property' && first.path.endsWith(first.name))
    return first.path.slice(0, -first.name.length).replace(/\.$/, '');
  return node.path;
}

/** What is said of a place, not of the schema there: the use tells it. */
const OF_PLACE = ['path', 'about', 'attributes'];

/**
 * What is inside a node, apart from where it stands. Two nodes with the same text can be shown as one.
 *
 * @returns undefined when an address inside is not the node's own with something added.
 */
function contentOf(node: SchemaNode): string | undefined {
  if (nodesBelow(node).some(({ anchor }) => !anchor.startsWith(`${node.anchor}.`))) return undefined;
  return JSON.stringify([node.children, node.variants, node.enum], (key, value) => {
    if (OF_PLACE.includes(key)) return undefined;
    const isAddress = (key === 'anchor' || key === 'seeAnchor') && typeof value === 'string';
    return isAddress && value.startsWith(node.anchor) ? value.slice(node.anchor.length) : value;
  });
}

/** Worth a place of its own: it has fields, shapes or a list of values with meanings. */
const isLarge = (node: SchemaNode): boolean =>
  partsOf(node).length > 0 || node.enum.filter(({ description }) => description).length > 3;

function keyOf(node: SchemaNode): string | undefined {
  if (!node.shape || node.seeAnchor || node.role === 'root' || !isLarge(node)) return undefined;
  const content = contentOf(node);
  return content && `${node.shape.name} ${content}`;
}

/** Address of a type, on pages that use it and on the overview of its API. */
export const typeAnchor = (name: string): string => `type-${name.replace(/[^\p{L}\p{N}_.$@~-]+/gu, '-')}`;

type Root = { node: SchemaNode; media?: Media };

const rootsOfMedia = (media: Media[]): Root[] =>
  media.flatMap((one) => (one.schema ? [{ node: one.schema, media: one }] : []));

/** Every schema of an operation and of its callbacks. */
const rootsOf = ({ parameters, requestBody, responses, callbacks }: Operation): Root[] => [
  ...parameters.map(({ schema }) => ({ node: schema })),
  ...rootsOfMedia(requestBody?.media ?? []),
  ...responses.flatMap(({ media, headers }) => [
    ...rootsOfMedia(media),
    ...headers.map(({ schema }) => ({ node: schema })),
  ]),
  ...callbacks.flatMap(({ operation }) => rootsOf(operation)),
];

/**
 * Finds the named schemas that a page would describe more than once. A use inside a type that is shown once counts once,
 * so a type that stands only there is described there.
 */
export function shareTypes(operation: Operation): SharedTypes {
  const shown = new Map<string, number>();
  const uses = new Map<string, Use[]>();
  const keys = new Map<SchemaNode, string>();
  const visit = ({ node, media }: Root, isShown: boolean): void => {
    const key = keyOf(node);
    if (key !== undefined) {
      keys.set(node, key);
      uses.set(key, [...(uses.get(key) ?? []), { node, base: basePath(node), media }]);
      if (isShown) shown.set(key, (shown.get(key) ?? 0) + 1);
    }
    const isFirst = key === undefined || shown.get(key) === 1;
    for (const part of partsOf(node)) visit({ node: part, media }, isShown && isFirst);
  };
  for (const root of rootsOf(operation)) visit(root, true);
  const names = new Map<string, number>();
  const types = new Map<string, SharedType>();
  for (const [key, count] of shown) {
    const [first, ...others] = uses.get(key) ?? [];
    if (count < 2 || !first?.node.shape) continue;
    const { shape } = first.node;
    const number = (names.get(shape.name) ?? 0) + 1;
    names.set(shape.name, number);
    const anchor = `${typeAnchor(shape.name)}${number > 1 ? `-${number}` : ''}`;
    types.set(key, { ...shape, anchor, uses: [first, ...others] });
  }
  return new Map(
    [...keys].flatMap(([node, key]) => {
      const type = types.get(key);
      return type ? [[node, type] as const] : [];
    }),
  );
}
