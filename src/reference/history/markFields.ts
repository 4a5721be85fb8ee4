import type { Release } from '../../contract-diff';
import type { Operation, SchemaNode } from '../../openapi/model';
import { nodesIn, schemaNodes, schemasOf } from '../../openapi/walk';
import { fieldOf } from './fieldOf';

/** Shortens a version for labels: `0.9.0` → `0.9`. */
const short = (version: string) => version.replace(/\.0$/, '');

/** Returns major and minor number: the marks of a version stay after its patches. */
const series = (version: string) => version.replace(/\.\d+$/, '');

const nodesOf = (operation: Operation): SchemaNode[] => [
  ...schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema)),
  ...operation.callbacks.flatMap((callback) => nodesOf(callback.operation)),
];

/** Position of a node in a named schema (or in the outermost node), as child indexes. */
interface Inside {
  shape: string;
  steps: number[];
}

function insideOf(nodes: readonly SchemaNode[], node: SchemaNode, pointer: string): Inside | undefined {
  const steps: number[] = [];
  for (let here: SchemaNode | undefined = node; here; ) {
    const name = here.shape?.name;
    // Keywords beside a `$ref` belong to the enclosing schema.
    if (name && pointer.startsWith(`#/components/schemas/${name}/`)) return { shape: name, steps };
    const child: SchemaNode = here;
    const parent = nodes.find((one) => nodesIn(one).includes(child));
    if (parent) steps.unshift(nodesIn(parent).indexOf(child));
    here = parent;
  }
  return undefined;
}

/** Returns the same node in every use of the named schema, because a page describes a shared schema once. */
function alike(nodes: readonly SchemaNode[], node: SchemaNode, pointer: string): SchemaNode[] {
  const inside = insideOf(nodes, node, pointer);
  if (!inside) return [node];
  const uses = nodes.filter(({ shape }) => shape?.name === inside.shape);
  const down = (start: SchemaNode) =>
    inside.steps.reduce<SchemaNode | undefined>((here, step) => here && nodesIn(here)[step], start);
  return uses.flatMap((use) => down(use) ?? []);
}

/** Marks the fields that the latest version and its patches added or changed. Changed texts are not marked. */
export function markFields(operation: Operation, releases: readonly Release[]): void {
  const nodes = nodesOf(operation);
  const [latest] = releases;
  const recent = releases.filter(({ version }) => latest && series(version) === series(latest.version));
  const entries = recent.flatMap(({ version, entries: own }) => own.map((entry) => ({ version, ...entry })));
  for (const { version, rule, severity, reached, pointer } of entries) {
    const own = reached.find(({ id }) => id === operation.id);
    const found = own && severity !== 'text' ? fieldOf(operation, own).node : undefined;
    const isNew = /(property|parameter|header)-added$/.test(rule);
    for (const node of found ? alike(nodes, found, pointer) : []) {
      if (isNew || !node.mark) node.mark = `${isNew ? 'new' : 'changed'} in ${short(version)}`;
    }
  }
}
