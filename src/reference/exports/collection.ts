import { serverOrigin } from '../../openapi/serverUrl';
import { sandbox } from '../../site';
import { encodedPair, encodeStrictly } from '../requests/expand';
import type { RequestSecret, SampleRequest } from '../requests/request';
import { baseOf } from '../samples/nameSecrets';

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
  /** Its URL with `{name}` where a segment is a value, and these values, percent-encoded. */
  template?: string;
  variables?: Pair[];
  /** What the contract shows of its responses. */
  responses?: ExampleResponse[];
}

/** An example of a response. */
export interface ExampleResponse {
  name: string;
  status: number;
  reason: string;
  mediaType: string;
  language: 'json' | 'xml' | 'text';
  text: string;
}

/** The calls of one API, and what all its exported files share. */
export interface Collection {
  apiId: string;
  title: string;
  version: string;
  /** `https://api.example.com`; empty when the contract names no absolute server. */
  origin: string;
  calls: Call[];
}

/** Host and key of the sandbox; undefined where the site has no sandbox, or the calls have no host to replace. */
export const sandboxOf = ({ origin }: Collection): { host: string; key: string } | undefined =>
  sandbox && origin !== '' ? { host: sandbox.url, key: 'sandbox' } : undefined;

export interface Pair {
  name: string;
  value: string;
}

/** Variable of the host in exported files. */
export const HOST = 'baseUrl';

/** How Postman, Bruno and `.http` files alike refer to a variable. */
export const placeholder = (variable: string): string => `{{${variable}}}`;

/** Name of a secret in exported files, from that of its environment variable: `apiKey`, `token2`. */
export const secretName = (variable: string): string => `${baseOf(variable)}${/_(\d+)$/.exec(variable)?.[1] ?? ''}`;

/** Every secret of a collection once: its name in the files, and the environment variable that holds it. */
export function secretsOf({ calls }: Collection): { name: string; variable: string }[] {
  const variables = calls.flatMap(({ request }) =>
    request.secrets.flatMap(({ variable, password }) => (password === undefined ? [variable] : [variable, password])),
  );
  return [...new Set(variables)].map((variable) => ({ name: secretName(variable), variable }));
}

/** Name and password of a call, as placeholders, and the scheme of HTTP; each format has a way of its own to send them. */
export function loginOf({ request }: Call): { scheme: string; user: string; password: string } | undefined {
  for (const { variable, password, prefix = '' } of request.secrets)
    if (password !== undefined) {
      const user = placeholder(secretName(variable));
      return { scheme: prefix.trim(), user, password: placeholder(secretName(password)) };
    }
  return undefined;
}

/** What a reader sets up in the program itself, since no file can say it. */
export const setUpFirst = ({ request: { connection = {} } }: Call): string[] => [
  ...(connection.certificate
    ? ['Needs a client certificate (mutual TLS): add it in the settings of the program.']
    : []),
  ...(connection.ticket ? ['Needs Negotiate (Kerberos) authentication, which this file cannot hold.'] : []),
];

const secretsIn = ({ request }: Call, place: RequestSecret['in']): Pair[] =>
  request.secrets
    .filter((secret) => secret.in === place && secret.password === undefined)
    .map(({ name, prefix = '', variable }) => ({ name, value: `${prefix}${placeholder(secretName(variable))}` }));

/** Query of a call, names and values percent-encoded; a key stays a placeholder. */
export const queryOf = (call: Call): Pair[] => [
  ...call.request.query.map((pair) => {
    const [name = '', ...value] = encodedPair(pair).split('=');
    return { name, value: value.join('=') };
  }),
  ...secretsIn(call, 'query').map(({ name, value }) => ({ name: encodeStrictly(name), value })),
];

/**
 * Host and path of a call. An operation on a server of its own keeps that server's host.
 *
 * @param url Address of the call, where it is not that of its request.
 */
export function hostAndPath(call: Call, origin: string, url = call.request.url): { host: string; path: string } {
  const own = serverOrigin(url);
  const isElsewhere = !isBelow(url, origin) && own !== '';
  const host = isElsewhere ? own : origin;
  const path = url.startsWith(host) ? url.slice(host.length) : url;
  // A segment that starts with a colon is a variable of Postman and Bruno.
  return { host: isElsewhere ? host : placeholder(HOST), path: path.replace(/\/:/g, '/%3A') };
}

/** Whether a URL is on a host: `https://api.example.com.evil.test` is not on `https://api.example.com`. */
const isBelow = (url: string, origin: string): boolean =>
  url === origin || (/^[/?#]/.test(url.slice(origin.length)) && url.startsWith(origin));

/** Host and path of a call with a variable of Postman and Bruno (`:name`) for each value that is a segment. */
export function variablePath(call: Call, origin: string): { host: string; path: string } {
  const { host, path } = hostAndPath(call, origin, call.template);
  return { host, path: path.replace(/\/\{([\w-]+)\}(?=\/|$)/g, '/:$1') };
}

/**
 * Address of a call with its query.
 *
 * @param at Its host and path.
 */
export function addressOf(call: Call, origin: string, { host, path } = hostAndPath(call, origin)): string {
  const query = queryOf(call).map(({ name, value }) => `${name}=${value}`);
  return [host + path, ...(query.length > 0 ? [query.join('&')] : [])].join(path.includes('?') ? '&' : '?');
}

/** Headers of a call, without the type of its body: authentication first. */
export function headersOf(call: Call): Pair[] {
  const { headers, accept = '' } = call.request;
  const isCookie = ({ name }: Pair) => name === 'Cookie';
  const cookies = [
    ...headers.filter(isCookie).map(({ value }) => value),
    ...secretsIn(call, 'cookie').map(({ name, value }) => `${name}=${value}`),
  ];
  const isNamed = headers.some(({ name }) => /^accept$/i.test(name));
  return [
    ...secretsIn(call, 'header'),
    ...headers.filter((header) => !isCookie(header)),
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
    ...(isNamed || /^$|^\*\/\*$|[/+]json\b/i.test(accept) ? [] : [{ name: 'Accept', value: accept }]),
  ];
}
