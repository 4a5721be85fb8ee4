import { advice, adviceFor, adviceForCode } from './advice';
import { retryAfterMs } from './backoff';
import { readBody, TooLarge } from './readBody';

/** One call. `etag` of the answer we have, if any. */
export interface Call {
  url: URL;
  apiKey: string;
  etag: string | undefined;
  timeoutMs: number;
  maxBytes: number;
}

/** What one try came to. A failure says whether another try may help, and how long the server wants us to wait. */
export type Try =
  | { kind: 'list'; text: string; etag: string | undefined }
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: string; advice: string; status?: number; again: boolean; waitMs?: number };

type Failed = Extract<Try, { kind: 'failed' }>;

const failed = (problem: string, what: string, rest: Partial<Failed> = {}): Failed => ({
  kind: 'failed',
  problem,
  advice: what,
  again: false,
  ...rest,
});

/** Host a redirect points to, for the message; the rest of the address stays out of it. */
function redirectTarget(location: string | null, from: URL): string {
  return location !== null && URL.canParse(location, from.href) ? new URL(location, from).origin : 'nowhere';
}

function refused(response: Response, { url, etag }: Call): Failed | undefined {
  const { status, headers } = response;
  if (status === 200) return undefined;
  if (status === 304)
    return failed(`the API answered 304 ${etag ? '' : 'without being asked for changes'}`, advice.answer, { status });
  if (status >= 300 && status < 400) {
    const target = redirectTarget(headers.get('location'), url);
    return failed(
      `the API redirects to ${target}; redirects are not followed, so the key stays here.`,
      advice.redirect,
      { status },
    );
  }
  const waitMs = retryAfterMs(headers.get('retry-after'), Date.now());
  const again = status === 429 || status >= 500;
  return failed(`the API answered ${status}.`, adviceFor(status), {
    status,
    again,
    ...(waitMs !== undefined && { waitMs }),
  });
}

function notJson(response: Response): Failed | undefined {
  const type = response.headers.get('content-type') ?? 'none';
  const [media = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (!/^application\/([\w.-]+\+)?json$/.test(media))
    return failed(`the answer is not JSON but has the content type ${type.slice(0, 80)}.`, advice.answer, {
      status: 200,
    });
  if (charset && !['utf-8', 'utf8'].includes(charset))
    return failed(`the answer is in ${charset.slice(0, 40)}, not in UTF-8.`, advice.answer, { status: 200 });
  return undefined;
}

function broken(error: unknown, { timeoutMs }: Call): Failed {
  if (error instanceof TooLarge) return failed(`the answer is ${error.message}.`, advice.answer, { status: 200 });
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } };
  if (name === 'TimeoutError')
    return failed(`no whole answer within ${timeoutMs} ms.`, advice.network, { again: true });
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return failed('the answer is not UTF-8.', advice.answer, { status: 200 });
  const reason = cause?.code ?? 'connection lost';
  return failed(`the connection failed (${reason}).`, adviceForCode(reason), { again: true });
}

/**
 * Asks once for the list. The timeout covers the whole answer. Redirects are not followed:
 * Node would send the key along to the other host.
 */
export async function request(call: Call): Promise<Try> {
  const { url, apiKey, etag, timeoutMs, maxBytes } = call;
  const headers = { accept: 'application/json', 'x-api-key': apiKey, ...(etag && { 'if-none-match': etag }) };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    if (response.status === 304 && etag) return { kind: 'unchanged' };
    const fault = refused(response, call) ?? notJson(response);
    if (fault) {
      await response.body?.cancel();
      return fault;
    }
    return { kind: 'list', text: await readBody(response, maxBytes), etag: response.headers.get('etag') ?? undefined };
  } catch (error) {
    return broken(error, call);
  }
}
