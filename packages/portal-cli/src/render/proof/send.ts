import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { multipartType, type SampleBody, type SampleRequest, sentRequest } from 'openapi-toolkit/samples';

/** A request of a sample as it is sent, and the response. */
export interface Exchange {
  /** Method and address: `GET /shapes/1?expand=all`. */
  line: string;
  status: number;
  /** Media type; empty if there is none. */
  type: string;
  body: string;
}

const MAX_MILLISECONDS = 60_000;

/** Value for secrets and files: the sandbox accepts any. */
const ANY = 'sandbox';

const latin1 = (value: string): string => Buffer.from(value).toString('latin1');

/** Returns a body with files, which `sentRequest` refuses: its bytes, and its type with the boundary. */
async function bodyWithFiles(body: SampleBody | undefined) {
  if (body?.kind === 'file') return { bytes: Buffer.from(ANY), type: body.mediaType };
  if (body?.kind !== 'multipart') return undefined;
  const form = new FormData();
  for (const { name, value, filename, mediaType: type } of body.parts)
    if (filename === undefined && type === undefined) form.append(name, value ?? ANY);
    else form.append(name, new Blob([value ?? ANY], { type }), filename);
  const written = new Response(form);
  const type = written.headers.get('content-type')?.replace('multipart/form-data', multipartType(body));
  return { bytes: Buffer.from(await written.arrayBuffer()), type };
}

/** Sends a sample to the sandbox; `fetch` sends neither a body of `GET` nor all headers. @throws without a response. */
export async function sendSample(sample: SampleRequest, origin: string): Promise<Exchange> {
  const files = await bodyWithFiles(sample.body);
  const { method, address, headers, body } = sentRequest(files ? { ...sample, body: undefined } : sample, () => ANY);
  // The host may be a placeholder.
  const { pathname, search } = new URL(address.replace(/^(?:[a-z][\w+.-]*:\/\/[^/?#]*)?\/?/i, `${origin}/`));
  const bytes = files?.bytes ?? Buffer.from(body ?? '');
  const sent = request(origin, {
    // A connection that is kept may be closed while the next sample is made.
    agent: false,
    method,
    path: pathname + search,
    headers: Object.fromEntries([
      ...headers.map(([name, value]) => [name, latin1(value)]),
      ...(files?.type === undefined ? [] : [['Content-Type', latin1(files.type)]]),
      ...(files || body !== undefined ? [['Content-Length', bytes.length]] : []),
    ]),
  });
  return new Promise((done, fail) => {
    sent.on('error', fail);
    sent.setTimeout(MAX_MILLISECONDS, () => sent.destroy(new Error('it took too long')));
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      buffer(response).then((content) => {
        const line = `${method} ${pathname}${search}`;
        done({ line, status, type: answered['content-type'] ?? '', body: content.toString() });
      }, fail);
    });
    sent.end(bytes);
  });
}
