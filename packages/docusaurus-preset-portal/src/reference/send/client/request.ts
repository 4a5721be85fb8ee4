import { restoreIntegers } from '../../../openapi/bundle/integerMarks';
import { encodedPair } from '../../requests/expand';
import type { SampleRequest } from '../../requests/request';
import { prepareRequest } from '../../samples/prepareRequest';
import type { SampleText } from '../../samples/text';

/** Request that the page sends to its own origin. */
export interface BrowserRequest {
  method: string;
  /** Address at the page's own origin, encoded. */
  target: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** The sandbox accepts this value for any secret. */
const ANY = 'sandbox';

function bodyOf({ body }: Pick<SampleRequest, 'body'>): string | undefined {
  if (body?.kind === 'json') return restoreIntegers(JSON.stringify(body.value));
  if (body?.kind === 'form') return body.fields.map(encodedPair).join('&');
  if (body?.kind === 'text') return body.text;
  if (body) throw new Error('This request takes a file of yours: run a sample instead.');
  return undefined;
}

/** Converts the request of samples to one that the page can send. @throws Error if it needs a file of the reader. */
export function browserRequest(
  request: SampleRequest,
  secret: (variable: string) => string = () => ANY,
): BrowserRequest {
  const { method, url, query, headers, basic, body, contentType } = prepareRequest(request);
  const resolveText = (text: SampleText) =>
    text.map((part) => (typeof part === 'string' ? part : secret(part.secret.variable))).join('');
  const { pathname, search } = new URL(url);
  const pairs = query.map(({ name, value }) => encodedPair({ name, value: resolveText(value) })).join('&');
  const user = basic && btoa(`${secret(basic.user.variable)}:${secret(basic.password.variable)}`);
  return {
    method,
    // With the origin: a path that begins with `//` would name another one.
    target: location.origin + pathname + search + (pairs && (search ? '&' : '?') + pairs),
    headers: [
      ...(user === undefined ? [] : [['Authorization', `Basic ${user}`] as [string, string]]),
      ...headers.map(({ name, value }): [string, string] => [name, resolveText(value)]),
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
    ],
    body: bodyOf({ body }),
  };
}
