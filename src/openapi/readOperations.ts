import { ContractError } from './ContractError';
import type { Document } from './document';
import { type Located, locateOperations } from './locate';
import type { Operation } from './model';
import { readOperation } from './read/operation';
import { pageContext } from './read/pageContext';

/** An operation of a contract, and what its page shows of it. */
export interface ReadOperation {
  located: Located;
  operation: Operation;
}

/**
 * Reads every operation of a bundled contract, each for a page of its own.
 *
 * @param file Path of the contract, for messages.
 * @param id Of the only operation that is read; all without it.
 * @throws ContractError when two operations would have the same page, or a part of one is not what OpenAPI says.
 */
export function readOperations(document: Document, file: string, id?: string): ReadOperation[] {
  const all = locateOperations(document, file);
  return (id === undefined ? all : all.filter((located) => located.id === id)).map((located) => {
    try {
      return { located, operation: readOperation(pageContext(document), located) };
    } catch (error) {
      if (error instanceof ContractError) throw error.in(`${file}${located.pointer}`);
      throw new ContractError(
        `${located.method.toUpperCase()} ${located.path} can't be read: ${(error as Error).message}`,
        `${file}${located.pointer}`,
        'A keyword has a value of another type than OpenAPI says. `npm run lint:specs` names it.',
      );
    }
  });
}
