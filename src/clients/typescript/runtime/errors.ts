/** Type of a problem: the part of its `type` after `#`. */
export type ProblemType = string;

/** A fault that the API found in a request. */
export interface ProblemError {
  parameter?: string;
  pointer?: string;
  detail: string;
}

/** A call that failed. Its text never has the key. */
export class ClientError extends Error {
  constructor(
    readonly operation: string,
    /** Status of the response; 0 if there is none. */
    readonly status: number,
    /** Key of the request in the log of the API. */
    readonly requestId: string | null,
    text: string,
  ) {
    super(`${operation}: ${status || 'no response'}, ${text}${requestId === null ? '' : ` (request ${requestId})`}`);
  }
}

/** An error of the API, described by a problem (RFC 9457). */
export class Problem extends ClientError {
  override readonly name: string = 'Problem';
  readonly type: ProblemType;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly ProblemError[];

  constructor(
    operation: string,
    status: number,
    requestId: string | null,
    /** All members of the problem. */
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    const type = String(body.type).replace(/^.*#/, '');
    super(operation, status, requestId, `${type}: ${body.detail}`);
    this.type = type;
    this.title = String(body.title);
    this.detail = String(body.detail);
    this.errors = (body.errors ?? []) as ProblemError[];
  }
}

/** A response that the contract does not describe: not JSON, a redirect, a missing field or one of another type. */
export class UnexpectedResponse extends ClientError {
  override readonly name: string = 'UnexpectedResponse';
}

/** No response, or not the whole of it, within the time limit. */
export class ConnectionFailure extends ClientError {
  override readonly name: string = 'ConnectionFailure';
}
