/** A response with its whole body. */
export interface Received {
  status: number;
  headers: Headers;
  /** Undefined if it is too large. */
  text: string | undefined;
}

/** Most bytes of a body. */
export const LARGEST = 50_000_000;

/** Sends a request. Returns the reason if no whole response comes within the time limit, in seconds. */
export async function receive(request: Request, timeout: number): Promise<Received | string> {
  try {
    const { status, headers, body } = await fetch(request, { signal: AbortSignal.timeout(Math.ceil(timeout * 1000)) });
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > LARGEST) return { status, headers, text: undefined };
      text += decoder.decode(chunk, { stream: true });
    }
    return { status, headers, text: text + decoder.decode() };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    return name === 'TimeoutError' ? `nothing within ${timeout} seconds` : cause?.message || cause?.code || message;
  }
}
