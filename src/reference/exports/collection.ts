import type { SampleRequest } from '../requests/request';

/** One call as every exported file holds it. */
export interface Call {
  /** ID of the operation, unique in its API. */
  id: string;
  title: string;
  /** Folder of the call in a collection. */
  tag: string;
  /** First sentence of the operation's description. */
  lead: string;
  request: SampleRequest;
}

/** The calls of one API, and what all its exported files share. */
export interface Collection {
  apiId: string;
  title: string;
  version: string;
  /** `https://api.example.com`; empty when the contract names no absolute server. */
  origin: string;
  /** Environment variable that holds the reader's key. */
  keyVariable: string;
  calls: Call[];
}

interface Pair {
  name: string;
  value: string;
}

/** Variable of the host in exported files. */
export const HOST = 'baseUrl';
/** Variable of the key in exported files. */
export const KEY = 'apiKey';

/** How Postman, Bruno and `.http` files alike refer to a variable. */
export const placeholder = (variable: string): string => `{{${variable}}}`;

const secretsIn = ({ request }: Call, place: SampleRequest['secrets'][number]['in']): Pair[] =>
  request.secrets
    .filter((secret) => secret.in === place)
    .map(({ name, prefix = '' }) => ({ name, value: `${prefix}${placeholder(KEY)}` }));

/** Query of a call, names and values percent-encoded; a key stays a placeholder. */
export const queryOf = (call: Call): Pair[] => [
  ...call.request.query.map(({ name, value }) => ({
    name: encodeURIComponent(name),
    value: encodeURIComponent(value),
  })),
  ...secretsIn(call, 'query').map(({ name, value }) => ({ name: encodeURIComponent(name), value })),
];

/** Host and path of a call. An operation on a server of its own keeps that server's host. */
export function hostAndPath({ request: { url } }: Call, origin: string): { host: string; path: string } {
  if (url.startsWith(origin)) return { host: placeholder(HOST), path: url.slice(origin.length) };
  const host = new URL(url).origin;
  return { host, path: url.slice(host.length) };
}

/** Address of a call with its query. */
export function addressOf(call: Call, origin: string): string {
  const { host, path } = hostAndPath(call, origin);
  const query = queryOf(call).map(({ name, value }) => `${name}=${value}`);
  return [host + path, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

/** Headers of a call: authentication first, the type of its body last. */
export function headersOf(call: Call): Pair[] {
  const { headers, body } = call.request;
  const isCookie = ({ name }: Pair) => name === 'Cookie';
  const cookies = [
    ...headers.filter(isCookie).map(({ value }) => value),
    ...secretsIn(call, 'cookie').map(({ name, value }) => `${name}=${value}`),
  ];
  return [
    ...secretsIn(call, 'header'),
    ...headers.filter((header) => !isCookie(header)),
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
    ...(body?.kind === 'json' ? [{ name: 'Content-Type', value: body.mediaType }] : []),
  ];
}

/** JSON body of a call as text; undefined for a call without one. */
export const bodyOf = ({ request }: Call): string | undefined =>
  request.body?.kind === 'json' ? JSON.stringify(request.body.value, null, 2) : undefined;
