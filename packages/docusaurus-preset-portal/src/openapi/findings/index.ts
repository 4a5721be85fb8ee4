import type { Document } from '../document';
import type { ReadOperation } from '../readOperations';
import { exampleFindings } from './examples';
import { linkFindings } from './links';
import { operationFindings } from './operations';

/** A mistake of a contract that makes a wrong page. */
export interface ContractFinding {
  what: string;
  /** JSON pointer in the bundled contract. */
  pointer: string;
  fix: string;
}

const NO_OPERATIONS: ContractFinding = {
  what: 'The contract has no operation: there is nothing to show.',
  pointer: '#/paths',
  fix: 'Describe operations in `paths`.',
};

/**
 * Finds mistakes that validate by OpenAPI or that readers of OpenAPI accept, in a contract that was read.
 *
 * @param isKnown True for a fragment in a text that pages convert.
 */
export function findingsIn(
  document: Document,
  operations: readonly ReadOperation[],
  isKnown: (fragment: string) => boolean = () => false,
): ContractFinding[] {
  return [
    ...(operations.length === 0 ? [NO_OPERATIONS] : []),
    ...operationFindings(document, operations),
    ...exampleFindings(document),
    ...linkFindings(document, isKnown),
  ];
}
