import type { BrowserRequest } from './request';

/** Response to a sent request. */
export interface SentResponse {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  /** As text; JSON is indented. */
  body: string;
  isJson: boolean;
  /** Time until the response was complete, in ms. */
  time: number;
}

/** Indents JSON. JavaScript can represent all numbers of the sandbox. */
function readable(text: string): { body: string; isJson: boolean } {
  try {
    return { body: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}

/** Sends a request to the page's own origin. @throws Error with a message for the reader. */
export async function send({ method, target, headers, body }: BrowserRequest): Promise<SentResponse> {
  let request: Request;
  try {
    request = new Request(target, {
      mode: 'same-origin',
      method,
      headers: [['Accept', 'application/json'], ...headers],
      body,
    });
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
