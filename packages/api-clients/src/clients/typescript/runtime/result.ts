import { ConnectionFailure, Problem, UnexpectedResponse } from './errors';
import { faultIn } from './faultIn';
import type { ResponseInfo } from './options';
import type { Outcome, Received } from './receive';
import type { ClientTable, SchemaTable } from './table';
import { secondsIn } from './text';

/** Returns what `onResponse` gets. */
export function infoOf(operation: string, { status, headers }: Received): ResponseInfo {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((one) =>
    secondsIn(headers[`ratelimit-${one}`]),
  );
  const rateLimit = limit == null || remaining == null || reset == null ? undefined : { limit, remaining, reset };
  return { operation, status, requestId: headers['x-request-id'] ?? null, rateLimit, headers };
}

/** Returns the error for an outcome that is no success. */
export function failure(name: string, outcome: Outcome, api: ClientTable): Error {
  if (typeof outcome === 'string') return new ConnectionFailure(name, undefined, outcome);
  const body = parse(name, outcome, 'application/problem+json', api.problem, api) as Problem['body'];
  return new Problem(name, outcome, body, Object.keys(api.problem.properties ?? {}));
}

/** Returns the value of a body. Throws UnexpectedResponse if it is not what the contract describes. */
export function parse(
  name: string,
  received: Received,
  type: string,
  shape: SchemaTable,
  { shapes }: ClientTable,
): unknown {
  const { status, headers, text } = received;
  const unexpected = (reason: string) => new UnexpectedResponse(name, received, `unexpected response: ${reason}`);
  const { location, 'content-type': contentType = '' } = headers;
  // What follows a question mark can be personal.
  if (status >= 300 && status < 400 && location !== undefined)
    throw unexpected(`redirect to ${location.replace(/[?#].*/s, '')} not followed`);
  const [mediaType = ''] = contentType.split(';');
  if (mediaType.trim().toLowerCase() !== type) throw unexpected(`media type "${mediaType}" instead of "${type}"`);
  if (text === undefined) throw unexpected('the body has more bytes than maxResponseBytes allows');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unexpected('the body is not JSON');
  }
  const fault = faultIn(value, shape, shapes);
  if (fault !== undefined) throw unexpected(fault);
  return value;
}
