import type { OperationPage, SchemaNode } from '../../../openapi/model';

/** A property of an operation with codes of a list. */
export interface Use {
  /** JSON path in the response or request: `buildings[].roof.code`. */
  path: string;
  operation: string;
  href: string;
}

function* nodesOf(node: SchemaNode | undefined): Generator<SchemaNode> {
  if (!node) return;
  yield node;
  for (const child of node.children) yield* nodesOf(child);
  for (const { options } of node.variants) for (const option of options) yield* nodesOf(option);
}

function* schemasOf({ operation }: OperationPage): Generator<SchemaNode> {
  for (const { schema } of operation.parameters) yield* nodesOf(schema);
  for (const { schema } of operation.requestBody?.media ?? []) yield* nodesOf(schema);
  for (const { media } of operation.responses) for (const { schema } of media) yield* nodesOf(schema);
}

/** Returns the uses of lists in operations, by list id. Read from `x-code-list` of the contracts. */
export function usesByList(pages: readonly OperationPage[]): Map<string, Use[]> {
  const found = new Map<string, Use[]>();
  for (const page of pages) {
    for (const { codeLists = [], path, name, anchor } of schemasOf(page)) {
      const use = { path: path || name, operation: page.operation.title, href: `${page.permalink}#${anchor}` };
      for (const id of codeLists) found.set(id, [...(found.get(id) ?? []), use]);
    }
  }
  return found;
}
