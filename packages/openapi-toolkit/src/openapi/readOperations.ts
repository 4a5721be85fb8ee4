import { ContractError } from './ContractError';
import type { Document } from './document';
import type { Operation } from './model';
import { sentMethod } from './names';
import { type Located, locateOperations } from './operations';
import { readOperation } from './read/operation';
import { pageContext } from './read/pageContext';

/** An operation of a contract, and the content of its page. */
export interface ReadOperation {
  located: Located;
  operation: Operation;
}

/**
 * Reads every operation of a bundled contract, each for its own page.
 *
 * @param file Path of the contract, for messages.
 * @param hasBodies False leaves out the bodies, which take most of the time: for lists of operations.
 * @throws ContractError if two operations have the same page, or a part of one violates OpenAPI.
 */
export function readOperations(document: Document, file: string, hasBodies?: boolean): ReadOperation[] {
  return locateOperations(document).map((located) => {
    try {
      return { located, operation: readOperation(pageContext(document, hasBodies), located) };
    } catch (error) {
      const place = file + located.pointer;
      if (error instanceof ContractError) throw new ContractError(error.what, `${place}: ${error.where}`, error.fix);
      throw new ContractError(
        `${sentMethod(located.method)} ${located.path} can't be read: ${(error as Error).message}`,
        place,
        'A keyword has a value of another type than OpenAPI says. `npm run lint:specs` names it.',
      );
    }
  });
}
