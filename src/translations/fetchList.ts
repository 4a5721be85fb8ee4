import { setTimeout as wait } from 'node:timers/promises';
import { advice } from './advice';
import { delayMs } from './backoff';
import { readCache, writeCache } from './cache';
import { endpointOf, unusable } from './endpoint';
import type { AttributeTranslation, Origin } from './model';
import type { TranslationsOptions } from './options';
import { parseText } from './parse';
import { type Call, request, type Try } from './request';
import { holdsSecret, isSendable } from './secret';
import { TranslationsError } from './TranslationsError';

type Fetched = { attributes: AttributeTranslation[]; origin: Origin };
type FetchOptions = Pick<
  TranslationsOptions,
  'apiBaseUrl' | 'timeoutMs' | 'tries' | 'backoffMs' | 'maxBackoffMs' | 'maxBytes'
>;

const keyless = (problem: string, url?: string) =>
  new TranslationsError({ problem, advice: advice.key, ...(url && { url }) });

function checkedEndpoint(apiBaseUrl: string, apiKey: string): URL {
  const url = endpointOf(apiBaseUrl);
  if (holdsSecret(url.href, apiKey)) throw unusable('holds the API key.');
  if (!apiKey) throw keyless('API_BASE_URL is set, but API_KEY is not.', url.href);
  if (!isSendable(apiKey)) throw keyless('API_KEY holds characters that no header can carry.', url.href);
  return url;
}

/** Tries until there is an answer, another try would not help, or there were enough. */
async function tryUntil(call: Call, { tries, backoffMs, maxBackoffMs }: FetchOptions): Promise<[Try, number]> {
  for (let count = 1; ; count++) {
    const result = await request(call);
    if (result.kind !== 'failed' || !result.again || count >= tries) return [result, count];
    await wait(delayMs(count, result.waitMs, { baseMs: backoffMs, maxMs: maxBackoffMs }, Math.random()));
  }
}

/**
 * The list from the API, validated; from the cache when the API says that it has not changed.
 *
 * @param cacheFile absolute
 * @throws TranslationsError
 */
export async function fetchList(options: FetchOptions, apiKey: string, cacheFile: string): Promise<Fetched> {
  const url = checkedEndpoint(options.apiBaseUrl, apiKey);
  const cached = await readCache(cacheFile, url.href);
  const kept = cached && parseText(cached.text);
  const etag = kept?.faults.length === 0 ? cached?.etag : undefined;
  const { timeoutMs, maxBytes } = options;
  const [result, count] = await tryUntil({ url, apiKey, etag, timeoutMs, maxBytes }, options);
  const fail = (problem: string, what: string, rest: { status?: number; details?: string[] } = {}) => {
    return new TranslationsError({ problem, advice: what, url: url.href, ...rest });
  };

  if (result.kind === 'unchanged') return { attributes: kept?.attributes ?? [], origin: 'unchanged' };
  if (result.kind === 'failed') {
    const { problem, status } = result;
    const secret = holdsSecret(problem, apiKey);
    const said = secret ? 'the API answered with the API key in its headers.' : problem;
    throw fail(count > 1 ? `${said} (${count} tries)` : said, result.advice, status === undefined ? {} : { status });
  }
  if (holdsSecret(result.text, apiKey)) throw fail('the answer contains the API key.', advice.answer, { status: 200 });
  const { attributes, faults } = parseText(result.text);
  if (faults.length > 0) throw fail('the answer is not a valid list:', advice.answer, { status: 200, details: faults });
  if (result.etag && !holdsSecret(result.etag, apiKey))
    await writeCache(cacheFile, { url: url.href, etag: result.etag, text: result.text });
  return { attributes, origin: 'api' };
}
