import type { ProblemId } from '../vocabulary/problems';
import type { ContractOperation } from './contract/operations';
import type { Refusal } from './refusal';
import type { Row } from './types';

/** Makes the problem bodies of the contracts. */
export interface Problems {
  of: (refusal: Refusal) => Row;
}

/** Types and titles come from the examples of the contracts, so that the sandbox says what the pages say. */
export function readProblems(operations: ContractOperation[]): Problems {
  const shown = new Map<string, Row>();
  for (const { responses } of operations) {
    for (const { status, examples } of responses.values()) {
      if (status < 400) continue;
      for (const { value } of examples) shown.set(value.type.split('#')[1], value);
    }
  }
  return {
    of: ({ status, kind, detail, errors }) => {
      const { type, title } = shown.get(kind) ?? untitled(kind);
      return { type, title, status, detail: detail.slice(0, 1000), ...(errors && { errors }) };
    },
  };
}

function untitled(kind: ProblemId): never {
  throw new Error(`No example of any contract shows the problem ${kind}.`);
}

/** A problem outside the contracts: no such path, no such method, a fault of the sandbox. */
export function plainProblem(status: number, title: string, detail: string): Row {
  return { type: 'about:blank', title, status, detail };
}
