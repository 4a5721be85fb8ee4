import { secondsIn, visible } from './text';

/** Type of a problem: the part of its `type` after `#`. */
export type ProblemType = string;

/** A fault that the API found in a request. */
export interface ProblemError {
  parameter?: string;
  pointer?: string;
  detail: string;
}

/** A call that is not sent: a value or an option is missing or can not be sent. */
export class InvalidCall extends TypeError {
  override readonly name: string = 'InvalidCall';
}

/** A call that failed. Its text never has the key. */
export class ClientError extends Error {
  /** Status of the response; 0 if there is none. */
  readonly status: number;
  /** Headers of the response, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Key of the request in the log of the API. */
  readonly requestId: string | null;
  /** Seconds to wait before the same request; null if the response names none. */
  readonly retryAfter: number | null;

  constructor(
    readonly operation: string,
    response: { status: number; headers: Readonly<Record<string, string>> } | undefined,
    text: string,
  ) {
    const { status = 0, headers = {} } = response ?? {};
    const id = visible(headers['x-request-id'] ?? '');
    super(`${operation}: ${status || 'no response'}, ${visible(text)}${id && ` (request ${id})`}`);
    this.status = status;
    this.headers = headers;
    this.requestId = id || null;
    this.retryAfter = secondsIn(headers['retry-after']);
  }
}

/** An error of the API, described by a problem (RFC 9457). */
export class Problem extends ClientError {
  override readonly name: string = 'Problem';
  readonly type: ProblemType;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly ProblemError[];

  /** `members` are the members of the problem that become properties. */
  constructor(
    operation: string,
    response: { status: number; headers: Readonly<Record<string, string>> },
    /** All members of the problem. */
    readonly body: Readonly<Record<string, unknown>>,
    members: readonly string[] = [],
  ) {
    const type = visible(String(body.type).replace(/^.*#/s, ''));
    const [first] = (body.errors ?? []) as ProblemError[];
    const fault = first ? ` ${first.pointer || first.parameter || 'request'}: ${first.detail}` : '';
    super(operation, response, `${type}: ${body.detail}${fault}`);
    this.type = type;
    this.title = visible(String(body.title));
    this.detail = visible(String(body.detail));
    this.errors = (body.errors ?? []) as ProblemError[];
    for (const name of members) if (!(name in this)) Object.assign(this, { [name]: body[name] });
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
