import {
  inlineMarkdown,
  type Operation,
  type OperationChange,
  type OperationRelease,
  type SchemaNode,
  schemaNodes,
  schemasOf,
} from 'openapi-toolkit';
import {
  type AffectedPart,
  compareNonAdjacent,
  type Release,
  type ReleaseEntry,
  readPublished,
  releasesOf,
  versionsOf,
} from 'openapi-toolkit/diff';
import { type Branding, withOwner } from '../applyBranding';
import type { ReadApi } from '../generate/readApi';
import { PUBLISHED_FOLDER } from './publishVersions';

interface Field {
  name: string;
  /** Absent if the field is no longer on the page. */
  anchor?: string;
  node?: SchemaNode;
}

function nodeOf(operation: Operation, { kind, status, name, path }: AffectedPart): SchemaNode | undefined {
  const response = operation.responses.find((candidate) => candidate.status === status);
  if (kind === 'body' || kind === 'response') {
    const { media = [] } = (kind === 'body' ? operation.requestBody : response) ?? {};
    const nodes = media.flatMap(({ schema }) => schemaNodes(schema));
    return path === ''
      ? undefined
      : nodes.find((node) => node.path === path || node.path === path.replace(/\[\]$/, ''));
  }
  if (kind === 'response header') return response?.headers.find(({ schema }) => schema.name === name)?.schema;
  return operation.parameters.find((parameter) => parameter.location === kind && parameter.schema.name === name)
    ?.schema;
}

const nameOf = ({ kind, status, name, path }: AffectedPart): string =>
  path || name || (kind === 'response' ? `status ${status}` : kind === 'body' ? 'request body' : 'operation');

/** Locates a change on the page of its operation. */
export function changedField(operation: Operation, reached: AffectedPart): Field {
  const node = nodeOf(operation, reached);
  const response = operation.responses.find(({ status }) => status === reached.status);
  const responseAnchor = reached.path === '' && reached.kind === 'response' ? response?.anchor : undefined;
  return { name: nameOf(reached), anchor: node?.anchor ?? responseAnchor, node };
}

/** Merges hits with the same sentence into one change, most severe first. */
function changesOf(operation: Operation, hits: { entry: ReleaseEntry; reached: AffectedPart }[]): OperationChange[] {
  const changes = new Map<string, OperationChange>();
  for (const { entry, reached } of hits) {
    const { sentence, message, severity } = entry;
    const text = inlineMarkdown(sentence?.text ?? message) ?? '';
    const change = changes.get(text) ?? { severity, text, migration: inlineMarkdown(sentence?.migration), fields: [] };
    const { name, anchor } = changedField(operation, reached);
    if (!change.fields.some((field) => field.name === name)) change.fields.push(anchor ? { name, anchor } : { name });
    changes.set(text, change);
  }
  return [...changes.values()];
}

/** Returns the changes of one operation by version, latest first; undefined if there are none. */
export function operationHistory(operation: Operation, releases: readonly Release[]): OperationRelease[] | undefined {
  const found = releases.flatMap(({ version, date, entries }): OperationRelease[] => {
    const hits = entries.flatMap((entry) =>
      entry.affected.filter(({ id }) => id === operation.id).map((reached) => ({ entry, reached })),
    );
    if (hits.length === 0) return [];
    const visible = hits.filter(({ entry }) => entry.severity !== 'text');
    return [{ version, date, changes: changesOf(operation, visible), texts: hits.length - visible.length }];
  });
  return found.length > 0 ? found : undefined;
}

/** Compares the published versions of an API and its current contract: adjacent ones, latest first, and the others. */
export async function readHistory({ ref, document }: ReadApi, owner: Branding, folder: string) {
  const published = await readPublished(ref.id, folder);
  const documents = published.map((contract) => withOwner(contract.document, owner));
  const versions = versionsOf(documents, document);
  return {
    releases: releasesOf(ref.id, versions),
    comparisons: compareNonAdjacent(ref.id, versions),
    addresses: new Map(published.map(({ version, name }) => [version, `${PUBLISHED_FOLDER}/${name}`])),
  };
}

/** Shortens a version for labels: `0.9.0` → `0.9`. */
const shortVersion = (version: string) => version.replace(/\.0$/, '');

/** Returns major and minor number: the marks of a version stay after its patches. */
const minorVersion = (version: string) => version.replace(/\.\d+$/, '');

const nodesOf = (operation: Operation): SchemaNode[] => [
  ...schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema)),
  ...operation.callbacks.flatMap((callback) => nodesOf(callback.operation)),
];

/** Returns the same field in every use of the named schema that has it, because a page describes a shared schema once. */
function sameFields(nodes: readonly SchemaNode[], field: SchemaNode, pointer: string): SchemaNode[] {
  // Keywords beside a `$ref` belong to the enclosing schema.
  const uses = nodes.filter(({ shape }) => shape && pointer.startsWith(`#/components/schemas/${shape.name}/`));
  const innermost = uses.findLast((use) => schemaNodes(use).includes(field));
  if (!innermost) return [field];
  const pathIn = (use: SchemaNode, node: SchemaNode) => node.path.slice(use.path.length).replace(/^\./, '');
  const path = pathIn(innermost, field);
  return uses.flatMap((use) => schemaNodes(use).filter((node) => pathIn(use, node) === path));
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
