import { ContractError } from './ContractError';
import type { Document } from './document';
import { slugOf } from './names';
import { type FoundOperation, operationsOf } from './operations';
import { UniqueNames } from './UniqueNames';

/** An operation with the id of its page. */
export interface Located extends FoundOperation {
  id: string;
  /** An earlier operation that has the same id. */
  duplicateOf?: Located;
}

/** Formats an operation for messages: `"listShapes" (GET /shapes)`. */
export function nameOf({ operation, method, path }: FoundOperation): string {
  const call = `${method.toUpperCase()} ${path}`;
  return operation.operationId ? `"${operation.operationId}" (${call})` : call;
}

/**
 * Returns every operation of a contract (paths, then webhooks) with the id of its page. On a clash the later one gets a
 * number.
 *
 * @param file Path of the contract, for messages.
 * @throws ContractError if two operations have the same operationId, which OpenAPI forbids.
 */
export function locateOperations(document: Document, file: string): Located[] {
  const byId = new Map<string, Located>();
  const ids = new UniqueNames();
  for (const found of operationsOf(document)) {
    const { method, path, operation } = found;
    const wantedId =
      slugOf(String(operation['x-slug'] ?? '') || operation.operationId || `${method} ${path}`) || method;
    const duplicateOf = byId.get(wantedId);
    if (duplicateOf?.operation.operationId && duplicateOf.operation.operationId === operation.operationId) {
      throw new ContractError(
        `Two operations are called "${operation.operationId}" and would share the page "${wantedId}".`,
        `${file}: ${duplicateOf.method.toUpperCase()} ${duplicateOf.path} and ${method.toUpperCase()} ${path}`,
        'Give each operation a unique operationId.',
      );
    }
    const id = ids.take(wantedId);
    byId.set(id, { ...found, id, ...(duplicateOf && { duplicateOf }) });
  }
  return [...byId.values()];
}
