import type { Document } from '../document';
import type { ReadOperation } from '../readOperations';
import { exampleFindings } from './examples';
import type { ContractFinding } from './finding';
import { linkFindings } from './links';
import { operationFindings } from './operations';

export type { ContractFinding } from './finding';

const NO_OPERATIONS: ContractFinding = {
  what: 'The contract has no operation: there is nothing to show.',
  pointer: '#/paths',
  fix: 'Describe operations in `paths`.',
};

/**
 * Finds mistakes that validators and readers of OpenAPI accept, in a contract that was read.
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
