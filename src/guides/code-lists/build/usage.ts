import { type OperationPage, schemaNodes, schemasOf } from 'openapi-toolkit';

/** A property of an operation with codes of a list. */
export interface CodeUse {
  /** JSON path in the response or request: `buildings[].roof.code`. */
  path: string;
  operation: string;
  href: string;
}

/** Returns the uses of lists in operations, by list id. Read from `x-code-list` of the contracts. */
export function usesByList(pages: readonly OperationPage[]): Map<string, CodeUse[]> {
  const found = new Map<string, CodeUse[]>();
  for (const page of pages) {
    const nodes = schemasOf(page.operation).flatMap(({ schema }) => schemaNodes(schema));
    for (const { codeLists = [], path, name, anchor } of nodes) {
      const use = { path: path || name, operation: page.operation.title, href: `${page.permalink}#${anchor}` };
      for (const id of codeLists) found.set(id, [...(found.get(id) ?? []), use]);
    }
  }
  return found;
}
