/** Type of a problem: the part of its `type` after `#`. */
export type ProblemType = string;

/** A fault that the API found in a request. */
export interface ProblemError {
  parameter?: string;
  pointer?: string;
  detail: string;
}

/** An error of the API, described by a problem (RFC 9457). */
export class Problem extends Error {
  override readonly name: string = 'Problem';
  readonly type: ProblemType;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly ProblemError[];

  constructor(
    readonly operation: string,
    readonly status: number,
    readonly requestId: string | null,
    /** All members of the problem. */
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    const type = String(body.type).replace(/^.*#/, '');
    super(`${operation}: ${status} ${type}: ${body.detail} (request ${requestId})`);
    this.type = type;
    this.title = String(body.title);
    this.detail = String(body.detail);
    this.errors = (body.errors ?? []) as ProblemError[];
  }
}

/** A response that the contract does not describe: not JSON, a redirect, a missing field or one of another type. */
export class UnexpectedResponse extends Error {
  override readonly name: string = 'UnexpectedResponse';

  constructor(
    readonly operation: string,
    readonly status: number,
    readonly requestId: string | null,
    /** Fault and its position. */
    readonly reason: string,
  ) {
    super(`${operation}: unexpected response with status ${status}: ${reason} (request ${requestId})`);
  }
}

/** No response, or not the whole of it, within the time limit. */
export class ConnectionFailure extends Error {
  override readonly name: string = 'ConnectionFailure';

  constructor(
    readonly operation: string,
    readonly reason: string,
  ) {
    super(`${operation}: no response: ${reason}`);
  }
}
