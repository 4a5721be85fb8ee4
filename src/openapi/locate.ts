import { ContractError } from './ContractError';
import type { Document } from './document';
import { slugOf } from './names';
import { type FoundOperation, operationsOf } from './operations';

/** An operation with the id that names its page. */
export interface Located extends FoundOperation {
  id: string;
}

/**
 * Every operation of a contract (paths, then webhooks) with the id of its page.
 *
 * @param file Path of the contract, for messages.
 * @throws ContractError when two operations would have the same page.
 */
export function locateOperations(document: Document, file: string): Located[] {
  const byId = new Map<string, Located>();
  for (const found of operationsOf(document)) {
    const { method, path, operation } = found;
    const id = slugOf(operation.operationId || `${method} ${path}`) || method;
    const other = byId.get(id);
    if (other) {
      throw new ContractError(
        `Two operations are called "${operation.operationId ?? id}" and would share the page "${id}".`,
        `${file}: ${other.method.toUpperCase()} ${other.path} and ${method.toUpperCase()} ${path}`,
        'Give each operation an operationId of its own.',
      );
    }
    byId.set(id, { ...found, id });
  }
  return [...byId.values()];
}
