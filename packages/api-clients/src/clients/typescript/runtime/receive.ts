import type { CallOptions, Options } from './options';

/** A response with its whole body. */
export interface Received {
  status: number;
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Undefined if it is too large. */
  text: string | undefined;
}

/** A response, or the reason why there is none. */
export type Outcome = Received | string;

/** A request, ready to be sent. */
export type Sent = Pick<RequestInit, 'redirect'> & {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
};

/** Most bytes of a body. */
const LARGEST = 10_000_000;

/** Sends a request. Returns the reason if no whole response comes within the time limit, in seconds. */
export async function receive(
  { url, ...init }: Sent,
  { fetch: send = fetch, maxResponseBytes = LARGEST }: Options,
  { signal, timeout }: CallOptions & { timeout: number },
): Promise<Outcome> {
  try {
    const limit = AbortSignal.timeout(Math.ceil(timeout * 1000));
    const both = signal ? AbortSignal.any([signal, limit]) : limit;
    const { status, headers, body } = (await send(url, { ...init, signal: both })) as Response;
    const decoder = new TextDecoder();
    const received = { status, headers: Object.fromEntries(headers) };
    let text = '';
    let size = 0;
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxResponseBytes) return { ...received, text: undefined };
      text += decoder.decode(chunk, { stream: true });
    }
    return { ...received, text: text + decoder.decode() };
  } catch (error) {
    signal?.throwIfAborted();
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    return name === 'TimeoutError' ? `nothing within ${timeout} seconds` : cause?.message || cause?.code || message;
  }
}
