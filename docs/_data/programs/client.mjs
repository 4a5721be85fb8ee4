// One call of the API with a time limit and a retry budget. Node.js 20 or later, nothing to install.
import { setTimeout as sleep } from 'node:timers/promises';

const URL_OF_API = process.env.DANISH_DATA_API_HOST || 'http://127.0.0.1:4010'; // the sandbox
const KEY = (process.env.DANISH_DATA_API_HOST && process.env.DANISH_DATA_API_KEY) || 'sandbox';
const PREFER = process.env.PREFER; // the sandbox takes code=429 and other errors
const TIME_LIMIT = 30_000; // milliseconds, for each request
const TRIES = 4; // of one call
const LONGEST_WAIT = 120; // seconds, of one call in all

let budget = 10; // retries of the whole process; each response but 429 and 5xx earns a tenth of one
let notBefore = 0; // a 429 with Retry-After holds back all calls of the process

/** An error of the API. `status` is 0 when no response came. */
export class Problem extends Error {
  constructor(status, { type = '', detail = '' }) {
    const name = type.split('#')[1] ?? '';
    super(`${status} ${name}: ${detail}`);
    this.status = status;
    this.type = name;
  }
}

async function send(url, options) {
  try {
    // A redirect would carry the key along.
    const response = await fetch(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const json = isJson ? JSON.parse(text) : {};
    return { status: response.status, retryAfter: response.headers.get('retry-after'), json };
  } catch (error) {
    return { status: 0, retryAfter: null, json: { detail: String(error) } };
  }
}

/** The JSON of a good response. Throws Problem for every other. */
export async function call(method, path, { query = {}, body, purpose } = {}) {
  const url = new URL(URL_OF_API + path);
  for (const [name, value] of Object.entries(query)) if (value != null) url.searchParams.set(name, String(value));
  const headers = { 'X-API-Key': KEY, Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (purpose) headers['X-Purpose'] = purpose;
  if (PREFER) headers.Prefer = PREFER;
  for (let retry = 0, waited = 0; ; ) {
    const held = Math.max(0, notBefore - Date.now()) / 1000;
    waited += held;
    await sleep(held * 1000);
    const { status, retryAfter, json } = await send(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (status >= 200 && status < 500 && status !== 429) budget = Math.min(10, budget + 0.1);
    if (status >= 200 && status < 300) return json;
    const wait = retryAfter ? Number(retryAfter) : 2 ** retry * (0.5 + Math.random() / 2);
    // A POST without a response may have been carried out.
    const mayHelp = [0, 429, 502, 503].includes(status) && (status > 0 || method === 'GET');
    if (!mayHelp || waited + wait > LONGEST_WAIT) throw new Problem(status, json);
    const isLimit = status === 429 && retryAfter > 0;
    if (!isLimit && (retry + 1 >= TRIES || budget < 1)) throw new Problem(status, json);
    console.error(`${status || 'no response'}: waiting ${wait.toFixed(0)} s`);
    if (isLimit) {
      notBefore = Math.max(notBefore, Date.now() + wait * 1000);
      continue;
    }
    budget -= 1;
    retry += 1;
    waited += wait;
    await sleep(wait * 1000);
  }
}
