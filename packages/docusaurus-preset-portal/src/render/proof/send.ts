import { restoreIntegers } from '../../openapi';
import { encodedPair } from '../../reference/requests/expand';
import type { SampleBody, SampleRequest } from '../../reference/requests/request';
import { prepare } from '../../reference/samples/prepare';
import type { Text } from '../../reference/samples/text';

/** A request of a sample as it is sent, and the response. */
export interface Exchange {
  /** Method and address: `GET /shapes/1?expand=all`. */
  line: string;
  status: number;
  /** Media type; empty if there is none. */
  type: string;
  body: string;
}

/** Value for secrets and files: the sandbox accepts any. */
const ANY = 'sandbox';

const textOf = (text: Text): string => text.map((part) => (typeof part === 'string' ? part : ANY)).join('');

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

/**
 * Sends the request of a sample to the sandbox.
 *
 * @throws Error if there is no response, or if `fetch` does not send such a request.
 */
export async function sendSample(sample: SampleRequest, origin: string): Promise<Exchange> {
  const { method, url, query, headers, basic, body, contentType } = prepare(sample);
  // The host may be a placeholder.
  const address = new URL(url.replace(/^(?:[a-z][\w+.-]*:\/\/[^/?#]*)?\/?/i, `${origin}/`));
  const pairs = query.map(({ name, value }) => encodedPair({ name, value: textOf(value) }));
  const search = [...(address.search ? [address.search.slice(1)] : []), ...pairs].join('&');
  const target = address.pathname + (search && `?${search}`);
  const response = await fetch(origin + target, {
    method,
    redirect: 'manual',
    headers: [
      ...headers.map(({ name, value }): [string, string] => [name, textOf(value)]),
      ...(basic ? [['Authorization', `Basic ${btoa(ANY)}`] as [string, string]] : []),
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ],
    body: bodyOf(body),
  });
  const type = response.headers.get('content-type') ?? '';
  return { line: `${method} ${target}`, status: response.status, type, body: await response.text() };
}
