import { attempt } from 'openapi-toolkit';
import { type SampleRequest, type SentRequest, sentRequest } from 'openapi-toolkit/samples';
import { REQUEST } from '../../builder/form/prefix';
import { formRequest } from '../../builder/form/request';
import type { OperationForm } from '../../builder/form/types';

/** Request of the samples, once the reader has opened the form. */
let latestRequest: { page: Node; request: SampleRequest } | undefined;

/** Records the request of the samples when it changes. */
export function followSamples(): void {
  document.addEventListener(REQUEST, (event) => {
    latestRequest = { page: event.target as Node, request: (event as CustomEvent<SampleRequest>).detail };
  });
}

async function ofExample(samples: HTMLElement): Promise<SampleRequest> {
  const file = samples.closest<HTMLElement>('[data-samples]')?.dataset.samples ?? '';
  const response = await fetch(`${file.replace(/samples$/, 'form')}.json`).catch(() => undefined);
  if (!response?.ok) throw new Error('The request of this page did not arrive. Is the sandbox still running?');
  const form = (await response.json()) as OperationForm;
  const exampleIndex = samples.querySelector<HTMLSelectElement>('#example-pair')?.selectedIndex ?? 0;
  const { values, extraHeaders } = form.presets[exampleIndex] ?? { values: {} };
  return formRequest(form, values, extraHeaders);
}

/** Returns the request of the page's samples. @throws Error with a message for the reader. */
export const shownRequest = async (samples: HTMLElement): Promise<SampleRequest> =>
  latestRequest?.page.contains(samples) ? latestRequest.request : ofExample(samples);

/** Request that the page sends to its own origin. */
export interface BrowserRequest extends Omit<SentRequest, 'address'> {
  /** Address at the page's own origin, encoded. */
  target: string;
}

/** Returns the value of a header. @throws Error if it is not printable ASCII: programs on the way would change or refuse it. */
function headerValue(name: string, value: string): string {
  const [found] = /[^ -~]/u.exec(value) ?? [];
  if (found === undefined) return value;
  const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  throw new Error(
    `The header ${name} has the character "${found}" (U+${code}). Allowed is printable ASCII, U+0020 to U+007E.`,
  );
}

/** The sandbox accepts this value for any secret. */
const ANY = 'sandbox';

/**
 * Converts the request of samples to one that the page can send.
 *
 * @throws Error if it needs a file of the reader, or has a header that no program sends alike.
 */
export function browserRequest(
  request: SampleRequest,
  secret: (variable: string) => string = () => ANY,
): BrowserRequest {
  const { address, ...sent } = sentRequest(request, secret);
  const { pathname, search } = new URL(address);
  // With the origin: a path that begins with `//` would name another one.
  const headers = sent.headers.map(([name, value]): [string, string] => [name, headerValue(name, value)]);
  return { ...sent, headers, target: location.origin + pathname + search };
}

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
const readable = (text: string) =>
  attempt(() => ({ body: JSON.stringify(JSON.parse(text), null, 2), isJson: true }), { body: text, isJson: false });

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
