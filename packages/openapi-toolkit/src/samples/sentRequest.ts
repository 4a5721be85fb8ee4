import { restoreIntegers } from '../openapi/bundle/integerMarks';
import type { SampleRequest } from '../requests/request';
import { encodedPair } from '../requests/serialize';
import { prepareRequest } from './prepareRequest';
import { beforeQuery, type SampleText } from './text';

/** Request as it is sent, with the values of its secrets. */
export interface SentRequest {
  method: string;
  /** Address with the query, encoded. */
  address: string;
  headers: [name: string, value: string][];
  body?: string;
}

function bodyOf({ body }: Pick<SampleRequest, 'body'>): string | undefined {
  if (body?.kind === 'json') return restoreIntegers(JSON.stringify(body.value));
  if (body?.kind === 'form') return body.fields.map(encodedPair).join('&');
  if (body?.kind === 'text') return body.text;
  if (body) throw new Error('This request takes a file of yours: run a sample instead.');
  return undefined;
}

/** Converts the request of samples to what they send. @throws Error if it needs a file of the reader. */
export function sentRequest(request: SampleRequest, secret: (variable: string) => string): SentRequest {
  const { method, url, query, headers, basic, body, contentType } = prepareRequest(request);
  const resolveText = (text: SampleText) =>
    text.map((part) => (typeof part === 'string' ? part : secret(part.secret.variable))).join('');
  const pairs = query.map(({ name, value }) => encodedPair({ name, value: resolveText(value) })).join('&');
  const user = basic && btoa(`${secret(basic.user.variable)}:${secret(basic.password.variable)}`);
  return {
    method,
    address: pairs ? beforeQuery(url) + pairs : url,
    headers: [
      ...(user === undefined ? [] : [['Authorization', `Basic ${user}`] as [string, string]]),
      ...headers.map(({ name, value }): [string, string] => [name, resolveText(value)]),
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ],
    body: bodyOf({ body }),
  };
}
