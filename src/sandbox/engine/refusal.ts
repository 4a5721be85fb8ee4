import type { ProblemId } from '../../vocabulary/problems';
import type { Reason } from './documented';
import type { Fault } from './types';

/** Ends a request with an error response. Thrown by whatever finds the reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly kind: ProblemId,
    readonly detail: string,
    readonly errors?: Fault[],
    readonly reason?: Reason,
  ) {
    super(detail);
  }
}

export const notFound = (detail: string) => new Refusal(404, 'not-found', detail);

/** Status 400 for one parameter. */
export const badParameter = (parameter: string, detail: string, reason?: Reason) =>
  new Refusal(400, 'invalid-parameter', `The parameter ${parameter} is not valid.`, [{ parameter, detail }], reason);

/** Status 400 for parameters that exclude each other. */
export const conflict = (parameters: string[], detail: string) =>
  new Refusal(
    400,
    'conflicting-parameters',
    detail,
    parameters.map((parameter) => ({ parameter, detail })),
  );
