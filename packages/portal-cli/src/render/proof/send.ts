import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { restoreIntegers } from 'openapi-toolkit';
import {
  encodedPair,
  multipartType,
  prepareRequest,
  type SampleBody,
  type SampleRequest,
  type SampleText,
} from 'openapi-toolkit/samples';

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

const textOf = (text: SampleText): string => text.map((part) => (typeof part === 'string' ? part : ANY)).join('');

function bodyOf(body: SampleBody | undefined): string | FormData | undefined {
  if (body?.kind === 'json') return restoreIntegers(JSON.stringify(body.value));
  if (body?.kind === 'form') return body.fields.map(encodedPair).join('&');
  if (body?.kind !== 'multipart') return body?.kind === 'text' ? body.text : body && ANY;
  const form = new FormData();
  for (const { name, value, filename, mediaType: type } of body.parts)
    if (filename === undefined && type === undefined) form.append(name, value ?? ANY);
    else form.append(name, new Blob([value ?? ANY], { type }), filename);
  return form;
}

const headerText = (value: string): string => Buffer.from(value).toString('latin1');

/** Sends a sample to the sandbox; `fetch` sends neither a body of `GET` nor all headers. @throws without a response. */
export async function sendSample(sample: SampleRequest, origin: string): Promise<Exchange> {
  const { method, url, query, headers, basic, body, contentType } = prepareRequest(sample);
  // The host may be a placeholder.
  const address = new URL(url.replace(/^(?:[a-z][\w+.-]*:\/\/[^/?#]*)?\/?/i, `${origin}/`));
  const pairs = query.map(({ name, value }) => encodedPair({ name, value: textOf(value) }));
  const search = [...(address.search ? [address.search.slice(1)] : []), ...pairs].join('&');
  const target = address.pathname + (search && `?${search}`);
  // It writes a form with its boundary.
  const written = new Response(bodyOf(body));
  const bytes = Buffer.from(await written.arrayBuffer());
  const formType = written.headers.get('content-type')?.replace('multipart/form-data', multipartType(body));
  const type = contentType ?? formType;
  const sent = request(origin, {
    // A connection that is kept may be closed while the next sample is made.
    agent: false,
    method,
    path: target,
    headers: Object.fromEntries([
      ...headers.map(({ name, value }) => [name, headerText(textOf(value))]),
      ...(basic ? [['Authorization', `Basic ${btoa(ANY)}`]] : []),
      ...(body === undefined || type === undefined ? [] : [['Content-Type', headerText(type)]]),
      ...(body === undefined ? [] : [['Content-Length', bytes.length]]),
    ]),
  });
  return new Promise((done, fail) => {
    sent.on('error', fail);
    sent.setTimeout(MAX_MILLISECONDS, () => sent.destroy(new Error('it took too long')));
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      buffer(response).then((content) => {
        done({ line: `${method} ${target}`, status, type: answered['content-type'] ?? '', body: content.toString() });
      }, fail);
    });
    sent.end(bytes);
  });
}
