import { isUtf8 } from 'node:buffer';
import { setTimeout as wait } from 'node:timers/promises';
import pRetry, { AbortError } from 'p-retry';
import type { AttributeTranslation } from './model';
import { holdsSecret } from './secret';
import { translationsError } from './translationsError';
import { validateList } from './validateList';

const PATH = 'attribute-translations';
const MAX_TRIES = 3;
const MAX_BYTES = 5_000_000;

/** Limits of the call, in milliseconds. */
export interface FetchLimits {
  /** Time for one try, response included. */
  timeoutMs: number;
  /** Wait before the second try; doubled before the third. */
  minWaitMs: number;
  /** Longest wait, also when the server requests a longer one. */
  maxWaitMs: number;
}

const LIMITS: FetchLimits = { timeoutMs: 10_000, minWaitMs: 500, maxWaitMs: 20_000 };

const KEY_ADVICE = 'Check that API_KEY is set, is valid for this host and may read the attribute translations.';
const RESPONSE_ADVICE = 'Have the response of the API fixed, or check that API_BASE_URL is the API and not a web page.';

const LOOPBACK = /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/;
const JSON_IN_UTF8 = /^application\/([\w.-]+\+)?json *($|;(?!.*charset)|;.*charset="?utf-?8)/i;

/**
 * Returns the address of the list below the API's base URL.
 *
 * @throws UserError when the base URL is unsafe. Pages show it as well, so this ends every build, and the message does
 *   not repeat it.
 */
export function endpointOf(apiBaseUrl: string, apiKey: string): URL {
  const refuse = (problem: string) =>
    translationsError(
      `API_BASE_URL ${problem}.`,
      'Set it to the https address of the API, such as https://api.example.com, without credentials or query.',
    );
  if (!URL.canParse(apiBaseUrl)) throw refuse('is not a URL');
  const url = new URL(apiBaseUrl);
  if (url.username || url.password) throw refuse('carries credentials');
  if (url.search || url.hash) throw refuse('carries a query or a fragment');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    throw refuse(`must begin with https://; the key is not sent over ${url.protocol}//`);
  if (holdsSecret(url.href, apiKey)) throw refuse('holds the API key');
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${PATH}`;
  return url;
}

/** Returns `Retry-After` in milliseconds, from seconds or an HTTP date; 0 when absent or unreadable. */
function retryAfterMs(header: string | null): number {
  const ms = Number(header) * 1000;
  return Math.max(0, (Number.isNaN(ms) ? Date.parse(header ?? '') - Date.now() : ms) || 0);
}

/** Reads the bytes of a response; undefined when there are more than allowed, counted after decompression. */
async function readBytes(response: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The browser types do not know that streams can be iterated. Leaving the loop ends the connection.
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches the list from the API and validates it. No message repeats a header of the response, which may hold the key.
 *
 * @throws UserError
 */
export async function fetchList(
  url: URL,
  apiKey: string,
  { timeoutMs, minWaitMs, maxWaitMs }: FetchLimits = LIMITS,
): Promise<AttributeTranslation[]> {
  const failure = (problem: string, advice: string) => translationsError(problem, advice, { url });
  /** A failure that another try would not help. */
  const refusal = (problem: string, advice = RESPONSE_ADVICE) => new AbortError(failure(problem, advice));
  if (!apiKey) throw failure('API_BASE_URL is set, but API_KEY is not.', KEY_ADVICE);
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw failure('API_KEY holds characters that no header can carry.', KEY_ADVICE);

  const connectionFailed = ({ name, cause }: Error & { cause?: { code?: string } }): never => {
    const reason =
      name === 'TimeoutError' ? `no whole response in ${timeoutMs} ms` : (cause?.code ?? 'connection lost');
    throw failure(
      `the connection failed (${reason}, ${MAX_TRIES} tries).`,
      'Check API_BASE_URL, the network, and the certificate (NODE_EXTRA_CA_CERTS names further issuers to trust).',
    );
  };
  let waitMs = 0;
  const requestText = async (): Promise<string> => {
    const headers = { accept: 'application/json', 'x-api-key': apiKey };
    // Redirects are not followed: Node.js would send the key along to another host.
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers, redirect: 'manual', signal }).catch(connectionFailed);
    const { status } = response;
    waitMs = retryAfterMs(response.headers.get('retry-after'));
    if (status === 429 || status >= 500)
      throw failure(`the API returned ${status} (${MAX_TRIES} tries).`, 'Build again later.');
    if (status === 401 || status === 403) throw refusal(`the API returned ${status}.`, KEY_ADVICE);
    if (response.headers.has('location'))
      throw refusal('the API redirects.', 'Set API_BASE_URL to the address that responds without a redirect.');
    if (status !== 200)
      throw refusal(`the API returned ${status}.`, `Check API_BASE_URL: the list is expected at /${PATH} below it.`);
    if (!JSON_IN_UTF8.test(response.headers.get('content-type') ?? ''))
      throw refusal('the content type of the response is not JSON in UTF-8.');
    const bytes = await readBytes(response).catch(connectionFailed);
    if (!bytes) throw refusal(`the response is larger than ${MAX_BYTES} bytes.`);
    if (!isUtf8(bytes)) throw refusal('the response is not UTF-8.');
    return new TextDecoder().decode(bytes);
  };

  const text = await pRetry(requestText, {
    retries: MAX_TRIES - 1,
    minTimeout: minWaitMs,
    maxTimeout: maxWaitMs,
    shouldRetry: async () => {
      await wait(Math.min(waitMs, maxWaitMs));
      return true;
    },
  });
  if (holdsSecret(text, apiKey)) throw failure('the response contains the API key.', RESPONSE_ADVICE);
  const { attributes, faults } = validateList(text);
  if (faults.length === 0) return attributes;
  throw translationsError('the response is not a valid list:', RESPONSE_ADVICE, { url, faults });
}
