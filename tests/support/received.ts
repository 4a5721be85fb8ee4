import type { IncomingMessage } from 'node:http';
import type { SampleRequest } from 'openapi-toolkit/samples';
import { SECRET } from './hostile/requests';

/** Environment variables of the reader's shell. */
export const ENVIRONMENT = {
  DANISH_DATA_API_KEY: SECRET,
  ACCESS_TOKEN: 'token-1',
  SESSION_ID: 'session-2',
  USER: 'user-1 $HOME',
  PASSWORD: SECRET,
};

/** Content of the file that a sample sends. */
export const reportText = 'a;b\r\n1;æ\n';

/** Request as received by a server. */
export interface Received {
  method?: string;
  path: string;
  query: [string, string][];
  /** Query pairs with unencoded comma delimiters. */
  delimited: string[];
  headers: Record<string, string | undefined>;
  contentType?: string;
  body: unknown;
}

const HEADERS = [
  ...['x-api-key', 'x-purpose', 'authorization', 'cookie'],
  ...['x-key', 'x-text', 'x-list', 'x-map', 'x-json'],
] as const;
const essence = (type: string | undefined): string | undefined => type?.split(';')[0];
const sorted = (pairs: Iterable<[string, string]>): [string, string][] =>
  // Sorted by name only, because Go sorts names. Values of the same name keep their order.
  [...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** Parses a received request; `rest` is its path without the prefix of the run. */
export function read(message: IncomingMessage, rest: string, body: Buffer): Received {
  const { pathname, search } = /^(?<pathname>[^?]*)(?<search>.*)$/s.exec(rest)?.groups as {
    pathname: string;
    search: string;
  };
  const type = message.headers['content-type'];
  return {
    method: message.method,
    path: pathname,
    query: sorted(new URLSearchParams(search)),
    delimited: search
      .slice(1)
      .split('&')
      .filter((pair) => pair.includes(',')),
    headers: Object.fromEntries(HEADERS.map((name) => [name, message.headers[name] as string | undefined])),
    contentType: essence(type),
    body: bodyReceived(type ?? '', body),
  };
}

function bodyReceived(type: string, body: Buffer): unknown {
  if (/[/+]json\b/.test(type)) return JSON.parse(body.toString());
  if (type.startsWith('application/x-www-form-urlencoded')) return sorted(new URLSearchParams(body.toString()));
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) return body.toString();
  const parts = body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = '', ...content] = Buffer.from(part, 'latin1').toString().slice(2, -2).split('\r\n\r\n');
    const [, named] = /filename="((?:[^"\\]|\\.)*)"/.exec(head) ?? [];
    // File name that `FormData` sets for a part with a type but no file name.
    const filename = named === 'blob' ? undefined : named;
    const type = essence(/content-type: (.*)/i.exec(head)?.[1]);
    return {
      name: /[ ;]name="([^"]*)"/.exec(head)?.[1],
      filename,
      mediaType: filename !== undefined || type === 'application/json' ? type : undefined,
      content: content.join('\r\n\r\n'),
    };
  });
}

/** Returns the request that a server must receive from the sample. */
export function expected({ method, url, query, headers, secrets, body }: SampleRequest): Received {
  const values: Record<string, string> = ENVIRONMENT;
  const secret = (place: string): [string, string][] =>
    secrets
      .filter((one) => one.in === place)
      .map(({ name, variable, prefix = '', password }) => [
        name,
        prefix +
          (password ? Buffer.from(`${values[variable]}:${values[password]}`).toString('base64') : values[variable]),
      ]);
  const sent = Object.fromEntries([
    ...headers.map(({ name, value }) => [name.toLowerCase(), value]),
    ...secret('header').map(([name, value]) => [name.toLowerCase(), value]),
  ]);
  const cookies = secret('cookie').map(([name, value]) => `${name}=${value}`);
  return {
    method,
    path: url,
    query: sorted([...query.map(({ name, value }): [string, string] => [name, value]), ...secret('query')]),
    delimited: query.flatMap(({ encoded = '' }) => (encoded.includes(',') ? [encoded] : [])),
    headers: {
      ...Object.fromEntries(HEADERS.map((name) => [name, sent[name]])),
      cookie: [sent.cookie, ...cookies].filter(Boolean).join('; ') || undefined,
    },
    ...expectedBody(body),
  };
}

function expectedBody(body: SampleRequest['body']): Pick<Received, 'contentType' | 'body'> {
  switch (body?.kind) {
    case undefined:
      return { contentType: undefined, body: '' };
    case 'json':
      return { contentType: essence(body.mediaType), body: body.value };
    case 'form':
      return {
        contentType: 'application/x-www-form-urlencoded',
        body: sorted(body.fields.map(({ name, value }) => [name, value])),
      };
    case 'multipart':
      return {
        contentType: 'multipart/form-data',
        body: body.parts.map(({ name, value, filename, mediaType }) => ({
          name,
          filename,
          mediaType,
          content: value ?? reportText,
        })),
      };
    case 'text':
      return { contentType: body.mediaType, body: body.text };
    case 'file':
      return { contentType: body.mediaType, body: reportText };
  }
}
