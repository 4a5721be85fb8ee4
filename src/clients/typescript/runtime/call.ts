import { ConnectionFailure, Problem, UnexpectedResponse } from './errors';
import { faultIn } from './faultIn';
import type { Options } from './options';
import { LARGEST, type Received, receive } from './receive';
import type { Api, Operation, Shape } from './table';

const RETRIED = [429, 502, 503];
/** Tries of one call. */
const TRIES = 4;
/** Longest wait before a retry, in seconds. */
const LONGEST_WAIT = 120;
const FULL_BUDGET = 10;
/** Retries left to this process: each successful response adds a tenth of one. */
let budget = FULL_BUDGET;

/** Sends a request until it succeeds, fails for good, or no retry is left. Returns the value of the response. */
export async function call(
  name: string,
  { response: shape }: Operation,
  api: Api,
  request: Request,
  { timeout = 30, retries = TRIES - 1 }: Options,
): Promise<unknown> {
  for (let retry = 0; ; retry += 1) {
    const received = await receive(request.clone(), timeout);
    const isReceived = typeof received !== 'string';
    if (isReceived && received.status >= 200 && received.status < 300) {
      budget = Math.min(FULL_BUDGET, budget + 0.1);
      return shape && parse(name, received, 'application/json', shape, api);
    }
    const wait = waitBefore(retry, isReceived ? received.headers.get('retry-after') : null);
    const mayHelp = !isReceived || RETRIED.includes(received.status);
    if (!mayHelp || retry >= retries || budget < 1 || wait > LONGEST_WAIT) {
      if (!isReceived) throw new ConnectionFailure(name, 0, null, received);
      const body = parse(name, received, 'application/problem+json', api.problem, api);
      throw new Problem(name, received.status, received.headers.get('x-request-id'), body as Problem['body']);
    }
    budget -= 1;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

/** Returns the seconds before a retry: those of the header, else 1, 2, 4, each shortened by a random part. */
function waitBefore(retry: number, header: string | null): number {
  return header !== null && /^\d+$/.test(header) ? Number(header) : 2 ** retry * (0.5 + Math.random() / 2);
}

/** Returns the value of a body. Throws UnexpectedResponse if it is not what the contract describes. */
function parse(
  name: string,
  { status, headers, text }: Received,
  type: string,
  shape: Shape,
  { shapes }: Api,
): unknown {
  const unexpected = (reason: string) =>
    new UnexpectedResponse(name, status, headers.get('x-request-id'), `unexpected response: ${reason}`);
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== type) throw unexpected(`media type "${mediaType}" instead of "${type}"`);
  if (text === undefined) throw unexpected(`the body has more than ${LARGEST} bytes`);
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
