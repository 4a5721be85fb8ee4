import type { Reason, RequestFault } from './types';

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
