import { advice, adviceForCode, adviceForStatus } from './advice';
import { CallFailed } from './CallFailed';
import { readBody, TooLarge } from './readBody';
import { retryAfterMs } from './retryAfter';

/** One call. `etag` of the response we have, if any. */
export interface Call {
  url: URL;
  apiKey: string;
  etag: string | undefined;
  timeoutMs: number;
  maxBytes: number;
}

/** Result of a call: a list, or the report that it has not changed. */
export type Outcome = { kind: 'list'; text: string; etag: string | undefined } | { kind: 'unchanged' };

/** Host a redirect points to, for the message; the rest of the address stays out of it. */
function redirectTarget(location: string | null, from: URL): string {
  return location !== null && URL.canParse(location, from.href) ? new URL(location, from).origin : 'nowhere';
}

function checkStatus({ status, headers }: Response, { url, etag }: Call): void {
  if (status === 200) return;
  if (status === 304) {
    const why = etag ? '' : ' without being asked for changes';
    throw new CallFailed(`the API returned 304${why}.`, advice.response, { status });
  }
  if (status >= 300 && status < 400) {
    const target = redirectTarget(headers.get('location'), url);
    const problem = `the API redirects to ${target}; redirects are not followed, so the key stays here.`;
    throw new CallFailed(problem, advice.redirect, { status });
  }
  throw new CallFailed(`the API returned ${status}.`, adviceForStatus(status), {
    status,
    retryable: status === 429 || status >= 500,
    waitMs: retryAfterMs(headers.get('retry-after'), Date.now()),
  });
}

function checkType({ status, headers }: Response): void {
  const type = headers.get('content-type') ?? 'none';
  const [media = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (!/^application\/([\w.-]+\+)?json$/.test(media)) {
    const problem = `the response is not JSON but has the content type ${type.slice(0, 80)}.`;
    throw new CallFailed(problem, advice.response, { status });
  }
  if (charset && !['utf-8', 'utf8'].includes(charset))
    throw new CallFailed(`the response is in ${charset.slice(0, 40)}, not in UTF-8.`, advice.response, { status });
}

/** The failure behind an error of `fetch` or of reading the response. */
function failureOf(error: unknown, { timeoutMs }: Call): CallFailed {
  if (error instanceof CallFailed) return error;
  if (error instanceof TooLarge)
    return new CallFailed(`the response is ${error.message}.`, advice.response, { status: 200 });
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } };
  if (name === 'TimeoutError')
    return new CallFailed(`no whole response within ${timeoutMs} ms.`, advice.network, { retryable: true });
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new CallFailed('the response is not UTF-8.', advice.response, { status: 200 });
  const reason = cause?.code ?? 'connection lost';
  return new CallFailed(`the connection failed (${reason}).`, adviceForCode(reason), { retryable: true });
}

/**
 * Asks once for the list. The timeout covers the whole response. Redirects are not followed: Node would send the key
 * along to the other host.
 *
 * @throws CallFailed
 */
export async function request(call: Call): Promise<Outcome> {
  const { url, apiKey, etag, timeoutMs, maxBytes } = call;
  const headers = { accept: 'application/json', 'x-api-key': apiKey, ...(etag && { 'if-none-match': etag }) };
  let response: Response | undefined;
  try {
    response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 304 && etag) return { kind: 'unchanged' };
    checkStatus(response, call);
    checkType(response);
    return { kind: 'list', text: await readBody(response, maxBytes), etag: response.headers.get('etag') ?? undefined };
  } catch (error) {
    // Free the connection; a response that was read in part is cancelled already.
    if (response?.body?.locked === false) await response.body.cancel().catch(() => undefined);
    throw failureOf(error, call);
  }
}
