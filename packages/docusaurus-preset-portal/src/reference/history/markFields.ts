import { nodesIn, type Operation, type SchemaNode, schemaNodes, schemasOf } from 'openapi-toolkit';
import type { Release } from 'openapi-toolkit/diff';
import { changedField } from './changedField';

/** Shortens a version for labels: `0.9.0` → `0.9`. */
const shortVersion = (version: string) => version.replace(/\.0$/, '');

/** Returns major and minor number: the marks of a version stay after its patches. */
const minorVersion = (version: string) => version.replace(/\.\d+$/, '');

const nodesOf = (operation: Operation): SchemaNode[] => [
  ...schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema)),
  ...operation.callbacks.flatMap((callback) => nodesOf(callback.operation)),
];

/** Position of a node in a named schema (or in the outermost node), as child indexes. */
function shapePositionOf(nodes: readonly SchemaNode[], node: SchemaNode, pointer: string) {
  const steps: number[] = [];
  for (let current: SchemaNode | undefined = node; current; ) {
    const name = current.shape?.name;
    // Keywords beside a `$ref` belong to the enclosing schema.
    if (name && pointer.startsWith(`#/components/schemas/${name}/`)) return { shape: name, steps };
    const child: SchemaNode = current;
    const parent = nodes.find((one) => nodesIn(one).includes(child));
    if (parent) steps.unshift(nodesIn(parent).indexOf(child));
    current = parent;
  }
  return undefined;
}

/** Returns the same node in every use of the named schema, because a page describes a shared schema once. */
function sameFields(nodes: readonly SchemaNode[], node: SchemaNode, pointer: string): SchemaNode[] {
  const position = shapePositionOf(nodes, node, pointer);
  if (!position) return [node];
  const uses = nodes.filter(({ shape }) => shape?.name === position.shape);
  const descend = (start: SchemaNode) =>
    position.steps.reduce<SchemaNode | undefined>((here, step) => here && nodesIn(here)[step], start);
  return uses.flatMap((use) => descend(use) ?? []);
}

/** Marks the fields that the latest version and its patches added or broke. Other changes are in the history. */
export function markFields(operation: Operation, releases: readonly Release[]): void {
  const [latest] = releases;
  const recent = releases.filter(({ version }) => latest && minorVersion(version) === minorVersion(latest.version));
  const entries = recent.flatMap(({ version, entries: own }) => own.map((entry) => ({ version, ...entry })));
  const nodes = entries.length > 0 ? nodesOf(operation) : [];
  for (const { version, rule, severity, affected, pointer } of entries) {
    const isNew = /(property|parameter|header)-added$/.test(rule);
    const own = affected.find(({ id }) => id === operation.id);
    const field = own && (isNew || severity === 'breaking') ? changedField(operation, own).node : undefined;
    for (const node of field ? sameFields(nodes, field, pointer) : []) {
      if (isNew || !node.mark) node.mark = `${isNew ? 'new' : 'changed'} in ${shortVersion(version)}`;
    }
  }
}
