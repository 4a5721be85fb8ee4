import type { Sent } from './request';

/** What came back. */
export interface Answer {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  /** As text, indented where it is JSON. */
  body: string;
  isJson: boolean;
  /** Until the whole answer was there, in ms. */
  time: number;
}

/** JSON as it came, indented; the numbers of the sandbox are those that a browser can read. */
function readable(text: string): { body: string; isJson: boolean } {
  try {
    return { body: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}

/**
 * Sends a request to where the page comes from, and nowhere else.
 *
 * @throws Error that says what a reader can do.
 */
export async function send({ method, target, headers, body }: Sent): Promise<Answer> {
  let request: Request;
  try {
    request = new Request(target, { method, headers: [['Accept', 'application/json'], ...headers], body });
  } catch (error) {
    throw new Error(`A browser can't send this request: ${(error as Error).message}`);
  }
  const begin = performance.now();
  try {
    const response = await fetch(request, { cache: 'no-store', credentials: 'omit', redirect: 'error' });
    const text = await response.text();
    return {
      status: response.status,
      reason: response.statusText,
      headers: [...response.headers],
      ...readable(text),
      time: Math.round(performance.now() - begin),
    };
  } catch {
    throw new Error('No response came. Is the sandbox still running?');
  }
}
