import type { ContractOperation } from './contractTypes';
import type { Refusal } from './refusal';
import type { DataRow } from './types';

const MAX_DETAIL = 1000;

/** Reads `type` and `title` of the kinds of problems from the error examples: sandbox and pages have the same texts. */
export function readProblems(operations: readonly ContractOperation[]) {
  const responses = operations.flatMap((operation) => [...operation.responses.values()]);
  const examples = responses.filter(({ status }) => status >= 400).flatMap((response) => response.examples);
  const exampleByKind = new Map(examples.map(({ value }) => [String(value.type).split('#')[1], value]));
  return ({ status, kind, detail, errors }: Refusal): DataRow | undefined => {
    const example = exampleByKind.get(kind);
    if (!example) return undefined;
    const { type, title } = example;
    return { type, title, status, detail: detail.slice(0, MAX_DETAIL), ...(errors && { errors }) };
  };
}

/** Builds a problem that no contract describes: an unknown path or method, or an internal error. */
export const plainProblem = (status: number, title: string, detail: string): DataRow => ({
  type: 'about:blank',
  title,
  status,
  detail,
});
