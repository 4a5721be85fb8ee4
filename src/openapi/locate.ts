import { ContractError } from './ContractError';
import type { Document } from './document';
import { FreeNames } from './FreeNames';
import { slugOf } from './names';
import { type FoundOperation, operationsOf } from './operations';

/** An operation with the id of its page. */
export interface Located extends FoundOperation {
  id: string;
  /** An earlier operation that has the same id. */
  meets?: Located;
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
  const ids = new FreeNames();
  for (const found of operationsOf(document)) {
    const { method, path, operation } = found;
    const wanted = slugOf(String(operation['x-slug'] ?? '') || operation.operationId || `${method} ${path}`) || method;
    const meets = byId.get(wanted);
    if (meets?.operation.operationId && meets.operation.operationId === operation.operationId) {
      throw new ContractError(
        `Two operations are called "${operation.operationId}" and would share the page "${wanted}".`,
        `${file}: ${meets.method.toUpperCase()} ${meets.path} and ${method.toUpperCase()} ${path}`,
        'Give each operation a unique operationId.',
      );
    }
    const id = ids.take(wanted);
    byId.set(id, { ...found, id, ...(meets && { meets }) });
  }
  return [...byId.values()];
}
