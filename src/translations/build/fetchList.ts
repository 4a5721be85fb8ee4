import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { TranslationsOptions } from '../options';
import { advice } from './advice';
import { CallFailed } from './CallFailed';
import { readCache, writeCache } from './cache';
import { endpointOf, unusable } from './endpoint';
import type { AttributeTranslation, Origin } from './model';
import { parseText } from './parse';
import { type Call, type Outcome, request } from './request';
import { holdsSecret, isSendable } from './secret';
import { TranslationsError } from './TranslationsError';

type Fetched = { attributes: AttributeTranslation[]; origin: Origin };
type FetchOptions = Pick<
  TranslationsOptions,
  'apiBaseUrl' | 'timeoutMs' | 'tries' | 'backoffMs' | 'maxBackoffMs' | 'maxBytes'
>;

function checkedEndpoint(apiBaseUrl: string, apiKey: string): URL {
  const url = endpointOf(apiBaseUrl);
  const keyless = (problem: string) => new TranslationsError({ problem, advice: advice.key, url: url.href });
  if (holdsSecret(url.href, apiKey)) throw unusable('holds the API key.');
  if (!apiKey) throw keyless('API_BASE_URL is set, but API_KEY is not.');
  if (!isSendable(apiKey)) throw keyless('API_KEY holds characters that no header can carry.');
  return url;
}

/**
 * Calls until there is a response, another try would not help, or there were enough.
 *
 * @throws TranslationsError
 */
async function callWithRetries(call: Call, { tries, backoffMs, maxBackoffMs }: FetchOptions): Promise<Outcome> {
  let count = 0;
  const attempt = (number: number) => {
    count = number;
    return request(call);
  };
  try {
    return await pRetry(attempt, {
      retries: tries - 1,
      minTimeout: backoffMs,
      maxTimeout: maxBackoffMs,
      // Builds that failed together do not return together.
      randomize: true,
      shouldRetry: async ({ error }) => {
        if (!(error instanceof CallFailed && error.details.retryable)) return false;
        await wait(Math.min(error.details.waitMs ?? 0, maxBackoffMs));
        return true;
      },
    });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const hasKey = holdsSecret(error.problem, call.apiKey);
    const problem = hasKey ? 'the API returned the API key in its headers.' : error.problem;
    throw new TranslationsError({
      problem: count > 1 ? `${problem} (${count} tries)` : problem,
      advice: error.advice,
      url: call.url.href,
      status: error.details.status,
    });
  }
}

/**
 * The list from the API, validated; from the cache when the API says that it has not changed.
 *
 * @param cacheFile Absolute path.
 * @throws TranslationsError
 */
export async function fetchList(options: FetchOptions, apiKey: string, cacheFile: string): Promise<Fetched> {
  const url = checkedEndpoint(options.apiBaseUrl, apiKey);
  const cached = await readCache(cacheFile, url.href);
  const kept = cached && !holdsSecret(cached.text, apiKey) ? parseText(cached.text) : undefined;
  const etag = kept?.faults.length === 0 ? cached?.etag : undefined;
  const { timeoutMs, maxBytes } = options;
  const outcome = await callWithRetries({ url, apiKey, etag, timeoutMs, maxBytes }, options);
  if (outcome.kind === 'unchanged') return { attributes: kept?.attributes ?? [], origin: 'unchanged' };

  const fail = (problem: string, details?: string[]) =>
    new TranslationsError({ problem, advice: advice.response, url: url.href, status: 200, details });
  if (holdsSecret(outcome.text, apiKey)) throw fail('the response contains the API key.');
  const { attributes, faults } = parseText(outcome.text);
  if (faults.length > 0) throw fail('the response is not a valid list:', faults);
  if (outcome.etag && !holdsSecret(outcome.etag, apiKey))
    await writeCache(cacheFile, { url: url.href, etag: outcome.etag, text: outcome.text });
  return { attributes, origin: 'api' };
}
