import type { Document } from './document';
import { sentMethod, slugOf } from './names';
import { type FoundOperation, operationsOf } from './operations';
import { UniqueNames } from './UniqueNames';

/** An operation with the id of its page. */
export interface Located extends FoundOperation {
  id: string;
  /** An earlier operation that has the same id. */
  duplicateOf?: Located;
}

/** Formats an operation for messages: `"listShapes" (GET /shapes)`. */
export function quotedOperation({ operation, method, path }: FoundOperation): string {
  const call = `${sentMethod(method)} ${path}`;
  return operation.operationId ? `"${operation.operationId}" (${call})` : call;
}

/** Returns every operation (paths, then webhooks) with the id of its page. On a clash the later one gets a number. */
export function locateOperations(document: Document): Located[] {
  const byId = new Map<string, Located>();
  const ids = new UniqueNames();
  for (const found of operationsOf(document)) {
    const { method, path, operation } = found;
    const wantedId =
      slugOf(String(operation['x-slug'] ?? '') || operation.operationId || `${method} ${path}`) || method;
    const duplicateOf = byId.get(wantedId);
    const id = ids.take(wantedId);
    byId.set(id, { ...found, id, ...(duplicateOf && { duplicateOf }) });
  }
  return [...byId.values()];
}
