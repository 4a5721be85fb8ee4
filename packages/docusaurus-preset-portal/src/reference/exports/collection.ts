import { site } from 'docusaurus-preset-portal/content';
import camelCase from 'lodash/camelCase';
import { serverOrigin } from '../../openapi/serverUrl';
import { encodedPair, encodeStrictly } from '../requests/expand';
import type { NamedField, SampleRequest } from '../requests/request';
import { secretVariables } from '../requests/secretVariables';
import { localNameOf } from '../samples/access';
import { prepareRequest } from '../samples/prepareRequest';
import type { NamedText } from '../samples/text';

/** One request of an exported file. */
export interface CollectionRequest {
  id: string;
  title: string;
  /** Folder of the call in a collection. */
  tag: string;
  /** First sentence of the operation's description. */
  lead: string;
  request: SampleRequest;
  /** URL with `{name}` for path segments that are values, and these values, percent-encoded. */
  template?: string;
  variables?: NamedField[];
  responses?: ExampleResponse[];
}

/** Example response. */
export interface ExampleResponse {
  name: string;
  status: number;
  reason: string;
  mediaType: string;
  language: 'json' | 'xml' | 'text';
  text: string;
}

/** All calls of one API, and the data that its exported files share. */
export interface Collection {
  apiId: string;
  title: string;
  version: string;
  /** `https://api.example.com`; empty if the contract has no absolute server URL. */
  origin: string;
  calls: CollectionRequest[];
}

/** Variable of the host in exported files. */
export const HOST = 'baseUrl';

const placeholder = (variable: string): string => `{{${secretName(variable)}}}`;

const placeholders = ({ name, value }: NamedText): NamedField => ({
  name,
  value: value.map((part) => (typeof part === 'string' ? part : placeholder(part.secret.variable))).join(''),
});

/** Variables of schemes that are the only ones of their kind. */
const COMMON = new Set<string>([site.keyVariable, ...Object.values(secretVariables)]);

/** Returns the name of a secret in exported files, from its environment variable: `apiKey`, `githubToken`. */
const secretName = (variable: string): string => (COMMON.has(variable) ? localNameOf(variable) : camelCase(variable));

/** Returns the secrets of a collection without duplicates: name in the files, and environment variable. */
export function collectionSecrets({ calls }: Collection): { name: string; variable: string }[] {
  const variables = calls.flatMap(({ request }) =>
    request.secrets.flatMap(({ variable, password }) => (password === undefined ? [variable] : [variable, password])),
  );
  return [...new Set(variables)].map((variable) => ({ name: secretName(variable), variable }));
}

/** Returns user name and password of a call as placeholders, with the HTTP scheme. */
export function loginOf({ request }: CollectionRequest) {
  const { basic, challenge } = prepareRequest(request);
  const login = basic ?? challenge;
  return (
    login && {
      scheme: challenge?.scheme ?? 'Basic',
      user: placeholder(login.user.variable),
      password: placeholder(login.password.variable),
    }
  );
}

/** Returns the settings that a reader must make in the client, because a file can't contain them. */
export const setUpFirst = ({ request: { connection = {} } }: CollectionRequest): string[] => [
  ...(connection.certificate
    ? ['Needs a client certificate (mutual TLS): add it in the settings of the program.']
    : []),
  ...(connection.ticket ? ['Needs Negotiate (Kerberos) authentication, which this file cannot hold.'] : []),
];

/** Returns the query of a call, percent-encoded. A key remains a placeholder. */
export const queryOf = (call: CollectionRequest): NamedField[] => [
  ...call.request.query.map((pair) => {
    const [name = '', ...value] = encodedPair(pair).split('=');
    return { name, value: value.join('=') };
  }),
  ...prepareRequest({ ...call.request, query: [] })
    .query.map(placeholders)
    .map(({ name, value }) => ({ name: encodeStrictly(name), value })),
];

/** Returns host and path of a call; an operation with its own server keeps the host of that server. */
export function hostAndPath(
  call: CollectionRequest,
  origin: string,
  url = call.request.url,
): { host: string; path: string } {
  const own = serverOrigin(url);
  const isElsewhere = !isBelow(url, origin) && own !== '';
  const host = isElsewhere ? own : origin;
  const path = url.startsWith(host) ? url.slice(host.length) : url;
  // Postman reads a segment that begins with a colon as a variable.
  return { host: isElsewhere ? host : `{{${HOST}}}`, path: path.replace(/\/:/g, '/%3A') };
}

/** Returns true if a URL is on a host: `https://api.example.com.evil.test` is not on `https://api.example.com`. */
const isBelow = (url: string, origin: string): boolean =>
  url === origin || (/^[/?#]/.test(url.slice(origin.length)) && url.startsWith(origin));

/** Returns host and path of a call, with a variable of Postman (`:name`) for each segment that is a value. */
export function variablePath(call: CollectionRequest, origin: string): { host: string; path: string } {
  const { host, path } = hostAndPath(call, origin, call.template);
  return { host, path: path.replace(/\/\{([\w-]+)\}(?=\/|$)/g, '/:$1') };
}

/** Returns the address of a call with its query. */
export function requestAddress(
  call: CollectionRequest,
  origin: string,
  { host, path } = hostAndPath(call, origin),
): string {
  const query = queryOf(call).map(({ name, value }) => `${name}=${value}`);
  return [host + path, ...(query.length > 0 ? [query.join('&')] : [])].join(path.includes('?') ? '&' : '?');
}

/** Returns the headers of a call, authentication first, without the content type. */
export const headersOf = ({ request }: CollectionRequest): NamedField[] =>
  prepareRequest(request).headers.map(placeholders);
