// One call of the API with a time limit and a retry budget. Node.js 20 or later, nothing to install.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const URL_OF_API = process.env.DANISH_DATA_API_HOST ?? 'http://127.0.0.1:4010'; // the sandbox
const KEY = process.env.DANISH_DATA_API_KEY ?? 'sandbox';
const PREFER = process.env.PREFER; // the sandbox takes code=429 and other errors
const TIME_LIMIT = 30_000; // milliseconds, for each request
const TRIES = 4; // of one call
const LONGEST_WAIT = 120; // seconds

let budget = 10; // retries of the whole process; each good response earns a tenth of one

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Returns the arguments. Ends the program with its usage when one is missing; those in brackets may be. */
export function given(usage: string): string[] {
  const [, program = '', ...values] = process.argv;
  const least = usage.split(' ').filter((word) => !word.startsWith('[')).length;
  return values.length < least ? stop(`Usage: npx tsx ${basename(program)} ${usage}`) : values;
}

/** Returns the lines of a file that are not empty. Ends the program when the file cannot be read. */
export function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '').split('\n').map((line) => line.trim()).filter(Boolean);
  } catch (error) {
    return stop(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

/** An error of the API. `status` is 0 when no response came. */
export class Problem extends Error {
  status: number;
  type: string;
  constructor(status: number, { type = '', detail = '' }: { type?: string; detail?: string }) {
    const name = type.split('#')[1] ?? '';
    super(`${status} ${name}: ${detail}`);
    this.status = status;
    this.type = name;
  }
}

interface Options {
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
  purpose?: string;
}

interface Answer {
  status: number;
  retryAfter: string | null;
  json: any;
}

async function send(url: URL, options: RequestInit): Promise<Answer> {
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
export async function call<T>(method: string, path: string, { query = {}, body, purpose }: Options = {}): Promise<T> {
  const url = new URL(URL_OF_API + path);
  for (const [name, value] of Object.entries(query)) if (value != null) url.searchParams.set(name, String(value));
  const headers: Record<string, string> = { 'X-API-Key': KEY, Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (purpose) headers['X-Purpose'] = purpose;
  if (PREFER) headers.Prefer = PREFER;
  for (let retry = 0; ; retry += 1) {
    const { status, retryAfter, json } = await send(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (status >= 200 && status < 300) {
      budget = Math.min(10, budget + 0.1);
      return json as T;
    }
    const wait = retryAfter ? Number(retryAfter) : 2 ** retry * (0.5 + Math.random() / 2);
    const mayHelp = [0, 429, 502, 503].includes(status) && retry + 1 < TRIES;
    if (!mayHelp || budget < 1 || wait > LONGEST_WAIT) throw new Problem(status, json);
    budget -= 1;
    console.error(`${status || 'no response'}: waiting ${wait.toFixed(0)} s`);
    await sleep(wait * 1000);
  }
}
