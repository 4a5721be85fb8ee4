import type { ContractOperation, DataRow, Reason, RequestFault } from './types';

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

/** Pattern for the names of the error examples with this reason. */
export type ExampleFor = (reason: Reason) => RegExp;

/** Returns the contract's own error example for a refusal, if it has one, with the sent value inserted. */
export function documentedProblem(
  { responses }: ContractOperation,
  { status, reason, errors = [] }: Refusal,
  exampleFor: ExampleFor | undefined,
): DataRow | undefined {
  const [fault, ...others] = errors;
  if (!exampleFor || !reason || !fault || others.length > 0 || !('parameter' in fault)) return undefined;
  const names = exampleFor(reason);
  const found = responses.get(status)?.examples.find(({ name, value }) => {
    const [exampleFault, ...more] = (value.errors ?? []) as DataRow[];
    return names.test(name) && more.length === 0 && exampleFault?.parameter === fault.parameter;
  });
  const detail = found && aboutValue(found.value.errors[0].detail, reason.sent);
  return detail === undefined ? undefined : { ...found?.value, errors: [{ ...fault, detail }] };
}

/** Replaces the quoted value or its length at the beginning of a text; undefined if the result would be wrong. */
function aboutValue(text: string, sent: string): string | undefined {
  if (text.includes("'") || sent.length > 100 || sent.includes('"')) return undefined;
  const counted = /^"\d+" has \d+ digits/;
  if (counted.test(text) && !/^\d+$/.test(sent)) return undefined;
  return text
    .replace(counted, () => `"${sent}" has ${sent.length} digits`)
    .replace(/^"[^"]*"/, () => `"${sent}"`)
    .replace(/got \d+\.$/, `got ${sent.length}.`);
}

/** An error response as an exception, thrown at any stage of a request. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** Kind of the problem, such as `not-found`: the fragment of its `type`. */
    readonly kind: string,
    readonly detail: string,
    readonly errors?: RequestFault[],
    readonly reason?: Reason,
  ) {
    super(detail);
  }
}

export const refuseNotFound = (detail: string) => new Refusal(404, 'not-found', detail);

export const badParameter = (parameter: string, detail: string, reason?: Reason) =>
  new Refusal(400, 'invalid-parameter', `The parameter ${parameter} is not valid.`, [{ parameter, detail }], reason);

export const conflict = (parameters: string[], detail: string) =>
  new Refusal(
    400,
    'conflicting-parameters',
    detail,
    parameters.map((parameter) => ({ parameter, detail })),
  );
