/** A response longer than allowed; `bytes` is the limit. */
export class TooLarge extends Error {
  constructor(readonly bytes: number) {
    super(`larger than ${bytes} bytes`);
  }
}

/**
 * Text of a response, refused as soon as it grows past the limit (counted after decompression).
 *
 * @throws TooLarge
 * @throws TypeError when the bytes are not UTF-8, or the connection breaks
 */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  // Node's streams can be iterated; the browser types do not know it.
  const chunks = (response.body ?? []) as unknown as AsyncIterable<Uint8Array>;
  // Leaving the loop by an error cancels the stream, and with it the connection.
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TooLarge(maxBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
